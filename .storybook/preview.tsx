import { useLayoutEffect } from 'react';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { MessagesProvider } from '@veloc/ui';
import { english } from '@veloc/ui/english';
import '@veloc/ui/theme.css';
import { PATIENCE_MS } from '../stories/support/patience';
import { ComponentPage } from './guide/ComponentPage';
import { themeModes } from './modes';
import { describeArgs } from './props/describeArgs';
import { waitUntilRendered } from './rendered';
import { ThemedDocs } from './ThemedDocs';
import { viewports } from './viewports';

// The games' accents, which stories name by `data-accent`.
import.meta.glob('../storefront/games/*/accent.css.ts', { eager: true });

configure({ asyncUtilTimeout: PATIENCE_MS });

const address = new URLSearchParams(location.search);
/** The axes of the tokens, with what a run of all stories names in the address: `?theme=dark&contrast=high`. */
const axes = {
  theme: address.get('theme') ?? 'light',
  scale: address.get('scale') ?? 'regular',
  contrast: address.get('contrast') ?? 'regular',
};
/** A run that looks at pictures alone, or asks axe itself, has no use for the addon; one of all stories none for the long list of what is well. */
const looks = address.get('a11y');
const a11y = { manual: looks === 'off' };
const axe = looks === 'violations' ? { options: { resultTypes: ['violations'] } } : {};

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

/** Gives each story of a docs page ids of its own: beside one another, labels and radio groups would find those of others. */
class OwnIds {
  #roots = 0;
  get identifierPrefix() {
    this.#roots += 1;
    return `s${this.#roots}-`;
  }
}

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [describeArgs],
  // A phone first: that is what everything is drawn for.
  initialGlobals: { ...axes, language: 'vi', a11y, viewport: { value: 'w390', isRotated: false } },
  beforeAll: waitUntilRendered,
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
    scale: {
      description: 'Scale of the page: a document has one rem',
      toolbar: {
        title: 'Scale',
        icon: 'ruler',
        items: [
          { value: 'regular', title: 'Regular scale' },
          { value: 'large', title: 'Large: 24 px, targets of 60 px' },
          { value: 'dense', title: 'Dense: 14 px, for a mouse' },
        ],
        dynamicTitle: true,
      },
    },
    contrast: {
      description: 'Contrast of every story',
      toolbar: {
        title: 'Contrast',
        icon: 'accessibility',
        items: [
          { value: 'regular', title: 'Regular contrast: 4.5 : 1' },
          { value: 'high', title: 'High contrast: 7 : 1' },
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
    docs: { container: ThemedDocs, page: ComponentPage, toc: { headingSelector: 'h2, h3' } },
    react: { rootOptions: new OwnIds() },
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
            'Scale and contrast',
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
    function WithAxes(Story, { globals: { theme, scale, contrast } }) {
      useLayoutEffect(() => {
        Object.assign(document.documentElement.dataset, { theme, scale, contrast });
      }, [theme, scale, contrast]);
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
