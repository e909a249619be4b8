import { defineConfig } from '@terrazzo/cli';
import css from '@terrazzo/plugin-css';
import { makeCSSVar } from '@terrazzo/token-tools/css';

// One file, for tools that know no resolver.
export default defineConfig({
  tokens: ['@veloc/ui/tokens.json'],
  outDir: './built/',
  lint: { rules: { 'core/consistent-naming': 'off' } },
  plugins: [
    css({
      filename: 'regular.css',
      variableName: ({ id }) => makeCSSVar(id, { prefix: 'regular' }),
    }),
  ],
});
