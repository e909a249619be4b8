import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { describeProps } from './props/plugin';
import { readSources } from './sources/plugin';
import { indexByAliases } from './searchAliases';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    // Without it the tables of a page would be shown as they are typed.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    // For whoever writes with a tool: what there is to take, asked at /mcp of the running Storybook.
    '@storybook/addon-mcp',
  ],
  // TypeScript 7 has no compiler API, so props are read by react-docgen.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({ ...vite, plugins: [describeProps(), readSources(), ...(vite.plugins ?? [])] }),
  storyIndexGenerator: (generator) => {
    if (!Object.hasOwn(generator, 'sortStories')) {
      const sort = generator.sortStories.bind(generator);
      generator.sortStories = async (entries, order) => indexByAliases(await sort(entries, order));
    }
    return generator;
  },
  // What only a person at Storybook uses watches every change of the page: it would cost the tests of it a twentieth.
  features: (features, { test }) => ({
    ...features,
    componentsManifest: !test,
    highlight: !test,
    measure: !test,
    outline: !test,
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
