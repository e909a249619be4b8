import { useEffect, useState, type ComponentProps } from 'react';
import { DocsContainer } from '@storybook/addon-docs/blocks';
import { addons } from 'storybook/preview-api';
import { brand } from './brand';

interface GlobalsUpdate {
  globals: { theme?: string };
}

/** Storybook writes the toolbar's choices into the frame's address: `globals=theme:dark`. */
function themeOfAddress(): string {
  return new URLSearchParams(location.search).get('globals')?.match(/theme:(\w+)/)?.[1] ?? 'light';
}

/** The docs page in the theme of its stories: without this the words would stay on white under dark components. */
export function ThemedDocs(props: ComponentProps<typeof DocsContainer>) {
  const [theme, setTheme] = useState(themeOfAddress);

  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals }: GlobalsUpdate) => setTheme(globals.theme ?? 'light');
    channel.on('globalsUpdated', follow);
    return () => channel.off('globalsUpdated', follow);
  }, []);
  useEffect(() => {
    const windows = document.querySelectorAll<HTMLIFrameElement>('iframe[id^="iframe--"]');
    for (const shown of [document, ...Array.from(windows, ({ contentDocument }) => contentDocument)])
      if (shown) shown.documentElement.dataset.theme = theme;
  }, [theme]);
  // Where a story in a window of its own is opened. Embedded it is not played, for that would take the reader's focus.
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?embed=true&globals=theme:${theme}` });

  return <DocsContainer {...props} theme={theme === 'dark' ? brand.dark : brand.light} />;
}
