import { defineConfig } from '@terrazzo/cli';
import css from '@terrazzo/plugin-css';
import { makeCSSVar } from '@terrazzo/token-tools/css';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// A partner who takes the tokens of the package and nothing else of it: its names are other ones, its tool is another.
const FILE = '@veloc/ui/veloc.resolver.json';
const { modifiers } = JSON.parse(readFileSync(createRequire(import.meta.url).resolve(FILE), 'utf8'));

const permutations = Object.entries(modifiers).reduce(
  (chosen, [axis, { contexts }]) =>
    chosen.flatMap((input) => Object.keys(contexts).map((choice) => ({ ...input, [axis]: choice }))),
  [{}],
);
const selector = (input) =>
  `:root${Object.entries(input)
    .map(([axis, choice]) => `[data-${axis}='${choice}']`)
    .join('')}`;

export default defineConfig({
  tokens: [FILE],
  outDir: './built/',
  lint: { rules: { 'core/consistent-naming': 'off' } },
  plugins: [
    css({
      filename: 'axes.css',
      variableName: ({ id }) => makeCSSVar(id, { prefix: 'partner' }),
      permutations: permutations.map((input) => ({
        input,
        prepare: (declarations) => `${selector(input)} { ${declarations} }`,
      })),
    }),
  ],
});
