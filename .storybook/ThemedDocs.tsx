import { useEffect, useState, type ComponentProps } from 'react';
import { DocsContainer } from '@storybook/addon-docs/blocks';
import { addons } from 'storybook/preview-api';
import { brand } from './brand';
import { GuideContext, loadGuide, type Guide } from './guide/guide';

interface Axes {
  theme?: string;
  scale?: string;
  contrast?: string;
}

interface GlobalsUpdate {
  /** The toolbar's choices. `globals` has a story's own over them, and a story in a window of its own reports here too. */
  userGlobals: Axes;
}

/** Storybook writes the toolbar's choices into the frame's address: `globals=theme:dark`. */
function axesOfAddress(): Axes {
  const globals = new URLSearchParams(location.search).get('globals') ?? '';
  return Object.fromEntries(
    [...globals.matchAll(/(theme|scale|contrast):(\w+)/g)].map(([, axis, choice]) => [axis, choice]),
  );
}

type DocsContext = ComponentProps<typeof DocsContainer>['context'];

/** The title of a component's page; nothing on a page of words. */
function titleOf(context: DocsContext): string {
  try {
    return context.resolveOf('meta', ['meta']).preparedMeta.title;
  } catch {
    return '';
  }
}

/** Awaited before the page is drawn, since its list of contents is made of the headings it then finds. */
function useGuide(context: DocsContext): Guide | null | undefined {
  const [guide, setGuide] = useState<Guide | null>();
  const title = titleOf(context);
  useEffect(() => {
    void loadGuide(title).then(setGuide);
  }, [title]);
  return title === '' ? null : guide;
}

/** The docs page in the theme of its stories: without this the words would stay on white under dark components. */
export function ThemedDocs(props: ComponentProps<typeof DocsContainer>) {
  const [{ theme = 'light', scale = 'regular', contrast = 'regular' }, setAxes] = useState(axesOfAddress);
  const guide = useGuide(props.context);

  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ userGlobals }: GlobalsUpdate) => setAxes(userGlobals);
    channel.on('globalsUpdated', follow);
    return () => channel.off('globalsUpdated', follow);
  }, []);
  useEffect(() => {
    const windows = document.querySelectorAll<HTMLIFrameElement>('iframe[id^="iframe--"]');
    for (const shown of [document, ...Array.from(windows, ({ contentDocument }) => contentDocument)])
      if (shown) Object.assign(shown.documentElement.dataset, { theme, scale, contrast });
  }, [theme, scale, contrast]);
  // Where a story in a window of its own is opened. Embedded it is not played, for that would take the reader's focus.
  Object.assign(globalThis, {
    PREVIEW_URL: `iframe.html?embed=true&globals=theme:${theme};scale:${scale};contrast:${contrast}`,
  });

  if (guide === undefined) return <p aria-label="Content is loading">…</p>;
  return (
    <GuideContext value={guide}>
      <DocsContainer {...props} theme={theme === 'dark' ? brand.dark : brand.light} />
    </GuideContext>
  );
}
