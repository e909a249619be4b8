/**
 * The sidebar's sections of components, in their order: what one does with them. A story file names its own in its title.
 * `storySort` in `preview.tsx` says them once more, since Storybook reads it without running it; a check compares them.
 */
export const groups = ['Choose', 'Show', 'Ask', 'Tell', 'Frame', 'Lottery'] as const;

const GROUP = new RegExp(`^(?:${groups.join('|')})/`);

/**
 * `components/NumberGrid` of `Lottery/NumberGrid`: the name that outlives a move to another section. Ids and pictures of
 * stories go by it.
 */
export function lastingTitle(title: string): string {
  return title.replace(GROUP, 'components/');
}
