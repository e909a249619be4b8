import { sunburst } from './Sunburst.css';

/** Decoration behind lacquer and game headers. `className` places it and sets how faint it is. */
export function Sunburst({ className }: { className: string }) {
  return <span aria-hidden="true" className={`${sunburst} ${className}`} />;
}
