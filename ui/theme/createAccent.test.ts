import { removeAdapter, setAdapter } from '@vanilla-extract/css/adapter';
import { endFileScope, setFileScope } from '@vanilla-extract/css/fileScope';
import { expect, it } from 'vitest';
import { createAccent, type AccentThemes } from './createAccent';

const sea: AccentThemes = {
  light: { solid: 'teal', headerStart: 'teal', headerEnd: 'navy', text: 'navy', tint: 'azure' },
  dark: { solid: 'aqua', headerStart: 'navy', headerEnd: 'black', text: 'aqua', tint: 'navy' },
};

/** What a style sheet would say, by selector. */
function rulesOf(make: () => void) {
  const rules: Record<string, unknown> = {};
  setAdapter({
    appendCss: (css) => {
      if (css.type === 'global') rules[css.selector] = css.rule;
    },
    registerClassName: () => undefined,
    onEndFileScope: () => undefined,
    registerComposition: () => undefined,
    markCompositionUsed: () => undefined,
    getIdentOption: () => 'short',
  });
  setFileScope('accent.css.ts');
  try {
    make();
  } finally {
    endFileScope();
    removeAdapter();
  }
  return rules;
}

it('says the colours of each theme, dark also where the system does, and renames them in its scope', () => {
  const rules = rulesOf(() => expect(createAccent('sea', sea)).toBe('sea'));
  const solid = (value: string) => ({ vars: expect.objectContaining({ 'var(--veloc-accents-sea-solid)': value }) });
  expect(rules).toEqual({
    ':root, [data-theme="light"]': { '@layer': { tokens: solid('teal') } },
    '[data-theme="dark"]': { '@layer': { tokens: solid('aqua') } },
    ':root:where(:not([data-theme]))': {
      '@layer': { tokens: { '@media': { '(prefers-color-scheme: dark)': solid('aqua') } } },
    },
    '[data-accent="sea"]': {
      '@layer': {
        tokens: {
          vars: {
            'var(--veloc-accent-solid)': 'var(--veloc-accents-sea-solid)',
            'var(--veloc-accent-header-start)': 'var(--veloc-accents-sea-header-start)',
            'var(--veloc-accent-header-end)': 'var(--veloc-accents-sea-header-end)',
            'var(--veloc-accent-text)': 'var(--veloc-accents-sea-text)',
            'var(--veloc-accent-tint)': 'var(--veloc-accents-sea-tint)',
          },
        },
      },
    },
  });
});

it.each(['', '6 aus 49', 'sea"]', '-sea'])('takes no name that CSS cannot have: %j', (name) => {
  expect(() => createAccent(name, sea)).toThrow('letters, digits and dashes');
});
