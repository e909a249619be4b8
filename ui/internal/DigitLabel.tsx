import { label } from './DigitBoxes.css';
import { hidden } from './hidden.css';

interface DigitLabelProps {
  htmlFor: string;
  isShown: boolean;
  children: string;
}

/** The label over the boxes; for screen readers only where a heading has just said the same. */
export function DigitLabel({ htmlFor, isShown, children }: DigitLabelProps) {
  return (
    <label htmlFor={htmlFor} className={isShown ? label : hidden}>
      {children}
    </label>
  );
}
