import { removeAdapter, setAdapter } from '@vanilla-extract/css/adapter';
import { endFileScope, setFileScope } from '@vanilla-extract/css/fileScope';
import { expect, it } from 'vitest';
import { contrast } from './contrast';
import { accentCss, accentIn, type AccentThemes } from './accent';
import { createAccent } from './createAccent';

const sea: AccentThemes = {
  light: { solid: '#0B7F8A', headerStart: '#0B7F8A', headerEnd: '#07506A', text: '#09707B', tint: '#E2F3F8' },
  dark: { solid: '#137F9E', headerStart: '#115A72', headerEnd: '#0A2F3D', text: '#4F98AC', tint: '#0E2B36' },
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

it('says the colours of each theme at each contrast in its scope', () => {
  const rules = rulesOf(() => expect(createAccent('sea', sea)).toBe('sea'));
  expect(Object.keys(rules)).toEqual(['[data-accent="sea"]']);
  expect(rules['[data-accent="sea"]']).toMatchObject({
    '@layer': {
      tokens: {
        vars: {
          '--veloc-accents-tint-light': '#E2F3F8',
          '--veloc-accents-tint-dark': '#0E2B36',
          '--veloc-accents-text-dark': '#4F98AC',
          '--veloc-accents-text-dark-high': accentIn(sea, 'dark', 'high').text,
        },
      },
    },
  });
});

it('says the same as the text of a style sheet', () => {
  const [rule] = Object.values(rulesOf(() => createAccent('sea', sea))) as [{ '@layer': { tokens: { vars: object } } }];
  const text = accentCss({ sea, wood: sea });
  const [, declared = ''] = /\[data-accent="sea"\] \{([^}]*)\}/.exec(text) ?? [];
  const pairs = declared
    .split(';')
    .map((pair) => pair.trim().split(': '))
    .filter(([name]) => name);
  expect(Object.fromEntries(pairs)).toEqual(rule['@layer'].tokens.vars);
  expect(text).toContain('[data-accent="wood"] {');
  expect(() => accentCss({ '6 aus 49': sea })).toThrow('letters, digits and dashes');
});

it.each(['light', 'dark'] as const)('strengthens an accent until it reads at 7 in high contrast, %s', (theme) => {
  const { solid, headerStart, headerEnd, text, tint } = accentIn(sea, theme, 'high');
  for (const fill of [solid, headerStart, headerEnd]) expect(contrast(fill, '#FFFFFF')).toBeGreaterThanOrEqual(7);
  expect(contrast(text, tint)).toBeGreaterThanOrEqual(7);
  // What is strong enough stays as it was given.
  expect(headerEnd).toBe(sea[theme].headerEnd);
  expect(accentIn(sea, theme, 'regular')).toBe(sea[theme]);
});

it('says which colour it cannot measure', () => {
  const named = { ...sea, dark: { ...sea.dark, solid: 'teal' } };
  expect(() => rulesOf(() => createAccent('sea', named))).toThrow('"teal"');
});

it.each(['', '6 aus 49', 'sea"]', '-sea'])('takes no name that CSS cannot have: %j', (name) => {
  expect(() => createAccent(name, sea)).toThrow('letters, digits and dashes');
});
