import { componentPages } from 'virtual:component-pages';

const PARTS = /(`[^`]+`|\b[A-Z]\w+\b)/;

/** A sentence in which the names of components lead to their pages, and words between backticks are code. */
export function Linked({ text }: { text: string }) {
  return text.split(PARTS).map((part, index) => {
    const page = componentPages[part];
    // oxlint-disable-next-line react/no-array-index-key -- a sentence does not change its words
    if (part.startsWith('`')) return <code key={index}>{part.slice(1, -1)}</code>;
    if (!page) return part;
    return (
      // oxlint-disable-next-line react/no-array-index-key -- a sentence does not change its words
      <a key={index} href={`./?path=/docs/${page}`} target="_top">
        {part}
      </a>
    );
  });
}
