import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** One way to do a piece of work: set up outside the measurement, then done as often as it takes. */
export interface Subject {
  /** The work that is timed. */
  act(): void;
  /** Takes down what was set up. */
  clean(): void;
}

/** The same work by this design system and plainly. */
export interface Case {
  name: string;
  /** What the plain side is made with. */
  against: 'plain React' | 'plain DOM' | 'the two apart';
  /** The most that ours may cost, as a multiple of the plain side; null where the figure is only told. */
  limit: number | null;
  ours: () => Subject | Promise<Subject>;
  plain: () => Subject | Promise<Subject>;
}

export function stage(): HTMLElement {
  const place = document.createElement('div');
  document.body.append(place);
  return place;
}

/** A React root on a stage of its own, rendered at once. */
export function mounted(node: ReactNode) {
  const place = stage();
  const root = createRoot(place);
  const render = (next: ReactNode) => flushSync(() => root.render(next));
  render(node);
  return {
    place,
    render,
    clean: () => {
      flushSync(() => root.unmount());
      place.remove();
    },
  };
}

/** Makes the browser lay the page out, which it would do before showing it. */
export function layOut(): number {
  return document.body.offsetHeight;
}

/** Presses a button, lets React finish and lays the page out. */
export function press(place: ParentNode, selector: string): void {
  const button = place.querySelector<HTMLElement>(selector);
  if (!button) throw new Error(`There is no ${selector} to press, so nothing was measured. Look at the case's markup.`);
  flushSync(() => button.click());
  layOut();
}
