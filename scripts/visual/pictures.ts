export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  type: string;
  importPath: string;
}

export interface Picture {
  /** Name of the PNG. */
  file: string;
  /** The story in words, with theme and width. */
  title: string;
  /** The story's id in Storybook. */
  id: string;
  theme: 'light' | 'dark';
  /** Of the page, in px. */
  width: number;
}

/** What has to find a place on the narrowest phone too. */
const NARROW =
  /\/(\w*Grid|\w*Pad|\w*Tiles|\w*Picker|\w*Tray|\w*Stepper|TicketSlot\w*|TabBar|Header|DrawResult)\.stories/;

/** Every picture of the component stories: both themes at 390 px, and at 320 where width decides. */
export function picturesOf(entries: readonly StoryEntry[]): Picture[] {
  return entries
    .filter(({ type, importPath }) => type === 'story' && importPath.startsWith('./stories/components/'))
    .flatMap(({ id, title, name, importPath }) =>
      (NARROW.test(importPath) ? [390, 320] : [390]).flatMap((width) =>
        (['light', 'dark'] as const).map((theme) => ({
          file: `${id}-${theme}-${width}.png`,
          title: `${title} / ${name} / ${theme} ${width}`,
          id,
          theme,
          width,
        })),
      ),
    );
}
