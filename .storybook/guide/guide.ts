import { createContext, type ReactNode } from 'react';

/** Rules in a sentence each, with what they look like; null where that cannot be shown. */
export type Rules = Readonly<Record<string, ReactNode>>;

/**
 * What a component's page says beside its props, in `stories/components/<Name>.guide.tsx`. A section that has nothing to
 * say says why, as a sentence. Names of components become links, and words between backticks code.
 */
export interface Guide {
  when: string;
  /** When another one is meant, and which. */
  not: string;
  /** Parts to be numbered in the live picture: the selector that finds each within the story, and what it is. */
  anatomy: Readonly<Record<string, string>> | string;
  /**
   * The story, by its export, that is drawn for the anatomy and read for the screen reader.
   * @default the first
   */
  story?: string;
  dos: Rules;
  donts: Rules;
  keys: Readonly<Record<string, string>> | string;
  /** What the tree that is read off the story cannot show: what is announced, and what is kept silent. */
  heard: string;
  /** Capitals, money, dates, length and tone of what is written in it. */
  words: string;
}

/** The guide of the page that is shown. */
export const GuideContext = createContext<Guide | null>(null);

const guides = import.meta.glob<Guide>('../../stories/components/*.guide.tsx', { import: 'guide' });

/** The guide of a page by its title, `Choose/Button`; nothing for a page without one. */
export function loadGuide(title: string): Promise<Guide | null> {
  const load = guides[`../../stories/components/${title.split('/').at(-1)}.guide.tsx`];
  return load ? load() : Promise.resolve(null);
}
