import type { Page } from 'playwright';

export interface Mode {
  theme: 'light' | 'dark';
  /** Of the page, in px. */
  width: number;
}

export interface Visit {
  /** Whether it is the first story of its component. */
  isFirst: boolean;
  /** Pictures that are taken of the story. */
  modes: Mode[];
  /** Whether the story is shown in one theme only, because it says so itself. */
  theme: Mode['theme'] | null;
}

/**
 * The modes that Chromatic photographs the story in are those of the pictures here; none where it takes none either.
 */
export async function readVisit(page: Page): Promise<Visit> {
  const { modes, ownTheme, isFirst } = await page.evaluate(() => {
    interface Chromatic {
      disableSnapshot?: boolean;
      modes: Record<string, { theme: Mode['theme']; viewport: { width: number } }>;
    }
    interface Entry {
      id: string;
      title: string;
      type: string;
    }
    interface Story {
      id: string;
      title: string;
      parameters: { chromatic: Chromatic };
      storyGlobals: { theme?: Mode['theme'] };
    }
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
      __STORYBOOK_PREVIEW__: {
        currentRender: { story: Story };
        storyStoreValue?: { storyIndex: { entries: Record<string, Entry> } };
      };
    };
    const { id, title, parameters, storyGlobals } = preview.currentRender.story;
    const stories = Object.values(preview.storyStoreValue?.storyIndex.entries ?? {});
    const first = stories.find((entry) => entry.type === 'story' && entry.title === title);
    const { disableSnapshot, modes } = parameters.chromatic;
    return {
      modes: disableSnapshot
        ? []
        : Object.values(modes).map(({ theme, viewport }) => ({ theme, width: viewport.width })),
      ownTheme: storyGlobals.theme ?? null,
      isFirst: first?.id === id,
    };
  });
  return { modes: modes.filter(({ theme }) => theme === (ownTheme ?? theme)), theme: ownTheme, isFirst };
}
