import { motion } from './Banner.css';

export interface MotionButtonProps {
  /** Nothing moves now. */
  stands: boolean;
  onClick: () => void;
}

/** Stops slides that move by themselves, and lets them go on (WCAG 2.2.2). */
export function MotionButton({ stands, onClick }: MotionButtonProps) {
  return (
    <button
      type="button"
      aria-label={stands ? 'Cho tin tự lướt tiếp' : 'Dừng tự lướt tin'}
      onClick={onClick}
      className={motion}
    >
      <svg viewBox="0 0 12 12" width="12" fill="currentColor" aria-hidden="true">
        <path d={stands ? 'M2.5 1v10l8-5Z' : 'M2 1h3v10H2ZM7 1h3v10H7Z'} />
      </svg>
    </button>
  );
}
