import { dots, spinner } from './Spinner.css';

/** Says that something is under way, without words: put those beside it. */
export function Spinner() {
  return (
    <>
      <svg viewBox="0 0 20 20" className={spinner} aria-hidden="true">
        <path d="M10 2a8 8 0 1 1-8 8" />
      </svg>
      <span className={dots} aria-hidden="true">
        •••
      </span>
    </>
  );
}
