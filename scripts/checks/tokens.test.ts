import { describe, expect, it } from 'vitest';
import { colorPairs, gamePairs, leastIn, type ContrastPair } from '../../stories/support/contrastPairs';
import { blend, contrast } from '../../ui/theme/contrast';
import { vars } from '../../ui/theme/contract.css';
import { accentIn, type AccentThemes } from '../../ui/theme/accent';
import { permutations, type Permutation } from '../../ui/theme/tokens';
import { cssIn, customProperty } from '../../ui/theme/tokensToCss';
import * as published from './publishedTokens';

/** What the games hand to `createAccent`: `kenoColors` beside `kenoAccent`. */
const files = import.meta.glob<Record<string, AccentThemes | string>>('../../storefront/games/*/accent.css.ts', {
  eager: true,
});
const accents = Object.values(files).flatMap((file) =>
  Object.entries(file).flatMap(([name, colors]) =>
    typeof colors === 'string' ? [] : [{ name: String(file[name.replace('Colors', 'Accent')]), ...colors }],
  ),
);
const gamesIn = ({ theme, contrast }: Pick<Permutation, 'theme' | 'contrast'>) =>
  Object.fromEntries(accents.map(({ name, ...colors }) => [name, { ...accentIn(colors, theme, contrast) }]));

/** The tokens of one kind by name: of `color` those that are called `color.…`. */
function ofKind(kind: string, tokens: Record<string, string>): Record<string, string> {
  const own = Object.entries(tokens).filter(([path]) => path.startsWith(`${kind}.`));
  return Object.fromEntries(own.map(([path, value]) => [path.slice(kind.length + 1), value]));
}

const pixels = (rem: string) => Number.parseFloat(rem) * 16;
const inPixels = (sizes: Record<string, string>) =>
  Object.fromEntries(Object.entries(sizes).map(([name, rem]) => [name, pixels(rem)]));

function tooClose(pairs: readonly ContrastPair[], colors: Record<string, string>) {
  return pairs.flatMap(({ front, grounds, least }) =>
    grounds
      .map((ground) => ({ ground, ratio: contrast(colors[front] ?? '', colors[ground] ?? '') }))
      .filter(({ ratio }) => ratio < least)
      .map(({ ground, ratio }) => `${front} on ${ground}: ${ratio.toFixed(2)}, least ${least}`),
  );
}

describe.each(['light', 'dark'] as const)('the %s theme, as it was drawn', (theme) => {
  const tokens = cssIn({ theme, scale: 'regular', contrast: 'regular' });

  it('has the published colours', () => {
    expect(ofKind('color', tokens)).toEqual(published.publishedColors(theme));
  });

  it('has the published colours of the ten games', () => {
    const colorsOfGames = published.publishedGames(theme);
    expect(Object.keys(colorsOfGames)).toHaveLength(10);
    // Another game may have colours of its own.
    expect(gamesIn({ theme, contrast: 'regular' })).toMatchObject(colorsOfGames);
  });

  it('has the published shadows', () => {
    expect(ofKind('elevation', tokens)).toEqual(published.publishedElevation[theme]);
  });
});

const named = permutations.map((permutation) => [Object.values(permutation).join(', '), permutation] as const);

describe.each(named)('every pair in %s', (_called, permutation) => {
  const tokens = cssIn(permutation);
  const least = leastIn(permutation.contrast);

  it('of text and ground keeps its contrast', () => {
    expect(tooClose(least(colorPairs), ofKind('color', tokens))).toEqual([]);
  });

  it.each(Object.entries(gamesIn(permutation)))('of %s keeps its contrast', (_game, { text, ...game }) => {
    const page = ofKind('color', tokens);
    expect(tooClose(least(gamePairs), { ...page, ...game, gameText: text })).toEqual([]);
    const share = Number(/[\d.]+(?=\)$)/.exec(tokens['overlay.onHeader'] ?? '')?.[0] ?? 1);
    expect(share).toBe(permutation.contrast === 'high' ? 1 : 0.92);
    for (const ground of [game.headerStart, game.headerEnd])
      expect(contrast(blend('#FFFFFF', ground, share), ground)).toBeGreaterThanOrEqual(
        permutation.contrast === 'high' ? 7 : 4.5,
      );
  });
});

describe('the contract', () => {
  it('has the names of the tokens, which are the same in all permutations', () => {
    const namesIn = (part: object): string[] =>
      Object.values(part).flatMap((value) => (typeof value === 'string' ? value : namesIn(value)));
    const contract = namesIn(vars).toSorted();
    for (const permutation of permutations) {
      const properties = Object.keys(cssIn(permutation)).map((path) => `var(${customProperty(path)})`);
      expect(properties.toSorted()).toEqual(contract);
    }
  });
});

const regular = cssIn({ theme: 'light', scale: 'regular', contrast: 'regular' });

/** Size, line, weight and tracking of each role of text. */
function rolesOf(tokens: Record<string, string>) {
  const type = ofKind('type', tokens);
  const roles = [...new Set(Object.keys(type).map((path) => path.split('.')[0] ?? ''))];
  return roles.map((role) => {
    const part = (name: string) => Number.parseFloat(type[`${role}.${name}`] ?? '');
    return {
      role,
      size: part('size') * 16,
      line: part('line') * 16,
      weight: part('weight'),
      tracking: part('tracking'),
    };
  });
}

describe('the regular scale', () => {
  it('has the published steps, in rem', () => {
    expect(inPixels(ofKind('space', regular))).toEqual(
      Object.fromEntries(published.publishedSpace.map((step) => [step, step])),
    );
    const { full, ...radius } = ofKind('radius', regular);
    expect(inPixels(radius)).toEqual(published.publishedRadius);
    expect(full).toBe('999px');
    expect(regular['root.size']).toBe('1rem');
  });

  it('gives each role of text its size, line, weight and tracking', () => {
    const roles = rolesOf(regular).map(({ role, size, line, weight, tracking }) => [
      role,
      [size, line, weight, tracking],
    ]);
    expect(Object.fromEntries(roles)).toEqual(published.publishedType);
  });

  it('moves at the published pace', () => {
    const durations = Object.entries(ofKind('duration', regular)).map(([name, time]) => [
      name,
      Number.parseFloat(time),
    ]);
    expect(Object.fromEntries(durations)).toEqual(published.publishedDuration);
    expect(ofKind('easing', regular)).toEqual(published.publishedEasing);
  });
});

describe.each([
  ['regular', 11],
  ['large', 18],
  ['dense', 11],
] as const)('text at the %s scale', (scale, least) => {
  const tokens = cssIn({ theme: 'light', scale, contrast: 'regular' });
  const root = Number.parseFloat(tokens['root.size'] ?? '');

  it(`is never below ${least} px`, () => {
    expect(rolesOf(tokens).filter(({ size }) => size * root < least)).toEqual([]);
  });

  // The jackpot role holds figures only.
  it('has room for stacked marks', () => {
    expect(rolesOf(tokens).filter(({ role, size, line }) => role !== 'jackpot' && line / size < 1.3)).toEqual([]);
  });
});

describe('contrast', () => {
  it('is measured as WCAG 2 does', () => {
    expect(contrast('#000000', '#FFFFFF')).toBe(21);
    expect(contrast('rgb(119, 119, 119)', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#C4161F', '#C4161F')).toBe(1);
  });

  it.each(['#fff', 'teal', 'rgba(0, 0, 0, 0.5)'])('is refused for %s, which it cannot read', (color) => {
    expect(() => contrast(color, '#000000')).toThrow('#rrggbb');
  });
});
