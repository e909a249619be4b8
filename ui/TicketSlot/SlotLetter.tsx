import { letter } from './SlotLetter.css';

export interface SlotLetterProps {
  /** A to F. */
  code: string;
}

/** A slot's letter before the title of its sheet. The title says it too, so screen readers skip this. */
export function SlotLetter({ code }: SlotLetterProps) {
  return (
    <span className={letter} aria-hidden="true">
      {code}
    </span>
  );
}
