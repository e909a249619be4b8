import { motion } from './Banner.css';
import { useMessages } from '../messages/MessagesContext';
import * as shell from '../messages/shell';

export interface MotionButtonProps {
  /** Nothing moves now. */
  stands: boolean;
  onClick: () => void;
}

/** Stops slides that move by themselves, and lets them go on (WCAG 2.2.2). */
export function MotionButton({ stands, onClick }: MotionButtonProps) {
  const words = useMessages('banner', shell.banner);
  return (
    <button type="button" aria-label={stands ? words.play : words.pause} onClick={onClick} className={motion}>
      <svg viewBox="0 0 12 12" width="12" fill="currentColor" aria-hidden="true">
        <path d={stands ? 'M2.5 1v10l8-5Z' : 'M2 1h3v10H2ZM7 1h3v10H7Z'} />
      </svg>
    </button>
  );
}
