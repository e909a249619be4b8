import { useLayoutEffect } from 'react';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { MessagesProvider } from '@veloc/ui';
import { english } from '@veloc/ui/english';
import '@veloc/ui/theme.css';
import { PATIENCE_MS } from '../stories/support/patience';
import { themeModes } from './modes';
import { describeArgs } from './props/describeArgs';
import { ThemedDocs } from './ThemedDocs';
import { viewports } from './viewports';

// The games' accents, which stories name by `data-accent`.
import.meta.glob('../storefront/games/*/accent.css.ts', { eager: true });

configure({ asyncUtilTimeout: PATIENCE_MS });

const address = new URLSearchParams(location.search);
const theme = address.get('theme') ?? 'light';
/**
 * A run that only looks at pictures has no use for axe, and one of all stories none for the long list of what is well.
 */
const a11y = { manual: address.get('a11y') === 'off' };
const axe = address.get('a11y') === 'violations' ? { options: { resultTypes: ['violations'] } } : {};

// In a window of a docs page a story that takes the focus, as every dialog does, would take it from the page's reader.
if (address.get('embed') === 'true') {
  const { focus } = HTMLElement.prototype;
  const { select } = HTMLInputElement.prototype;
  const giveBack = () => {
    Object.assign(HTMLElement.prototype, { focus });
    Object.assign(HTMLInputElement.prototype, { select });
  };
  HTMLElement.prototype.focus = () => {};
  HTMLInputElement.prototype.select = () => {};
  for (const use of ['pointerdown', 'keydown']) addEventListener(use, giveBack, { once: true, capture: true });
}

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [describeArgs],
  // A phone first: that is what everything is drawn for.
  initialGlobals: { theme, language: 'vi', a11y, viewport: { value: 'w390', isRotated: false } },
  // For the test-runner, which looks at what a story came to. In Storybook itself nobody listens and time runs on.
  afterEach: () => (globalThis as { endStory?: () => void }).endStory?.(),
  globalTypes: {
    theme: {
      description: 'Theme of every story',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light: vermilion lacquer', icon: 'sun' },
          { value: 'dark', title: 'Dark: black lacquer', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
    language: {
      description: 'What the components themselves say; what a story hands them stays as it is',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'vi', title: 'Tiếng Việt' },
          { value: 'en', title: 'English' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    a11y: { test: 'error', ...axe },
    chromatic: { modes: themeModes },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { container: ThemedDocs, toc: true },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Writing a component',
          'foundations',
          [
            'Component sheet',
            'Choosing a component',
            'Keyboard',
            'Colour',
            'Token users',
            'Type',
            'Space',
            'Motion',
            'Dark mode',
            'Icons',
            'Art',
            '*',
          ],
          'guides',
          ['Words', 'Patterns', 'Choreography'],
          'Choose',
          'Show',
          'Ask',
          'Tell',
          'Frame',
          'Lottery',
          'flows',
        ],
      },
    },
    viewport: { options: viewports },
  },
  decorators: [
    function WithTheme(Story, { globals }) {
      useLayoutEffect(() => {
        document.documentElement.dataset.theme = String(globals.theme);
      }, [globals.theme]);
      return <Story />;
    },
    function WithLanguage(Story, { globals }) {
      if (globals.language !== 'en') return <Story />;
      return (
        <MessagesProvider locale="en" messages={english}>
          <Story />
        </MessagesProvider>
      );
    },
  ],
};

export default preview;
