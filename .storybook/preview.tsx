import { useLayoutEffect } from 'react';
import type { Preview } from '@storybook/react-vite';
import '@veloc/ui/theme.css';
import { themeModes } from './modes';

const theme = new URLSearchParams(location.search).get('theme') ?? 'light';

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: { theme },
  globalTypes: {
    theme: { toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true } },
  },
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes: themeModes },
    controls: { expanded: true },
    options: { storySort: { order: ['Introduction', 'Writing a component', 'foundations', 'components', 'flows'] } },
  },
  decorators: [
    function WithTheme(Story, { globals }) {
      useLayoutEffect(() => {
        document.documentElement.dataset.theme = String(globals.theme);
      }, [globals.theme]);
      return <Story />;
    },
  ],
};

export default preview;
