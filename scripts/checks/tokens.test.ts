import { describe, expect, it } from 'vitest';
import { blend, contrast } from '../../stories/support/contrast';
import { colorPairs, gamePairs, type ContrastPair } from '../../stories/support/contrastPairs';
import type { AccentThemes } from '../../ui/theme/createAccent';
import { darkColors, darkElevation, lightColors, lightElevation, overlays } from '../../ui/theme/palette';
import { scale } from '../../ui/theme/scale';
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
const gamesIn = (theme: keyof AccentThemes) => Object.fromEntries(accents.map(({ name, ...of }) => [name, of[theme]]));

const themes = {
  light: { colors: lightColors, games: gamesIn('light'), elevation: lightElevation },
  dark: { colors: darkColors, games: gamesIn('dark'), elevation: darkElevation },
};
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

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const { colors, games, elevation } = themes[theme];

  it('has the published colours', () => {
    expect(colors).toEqual(published.publishedColors(theme));
  });

  it('has the published colours of the ten games', () => {
    const colorsOfGames = published.publishedGames(theme);
    expect(Object.keys(colorsOfGames)).toHaveLength(10);
    // Another game may have colours of its own.
    expect(games).toMatchObject(colorsOfGames);
  });

  it('has the published shadows', () => {
    expect(elevation).toEqual(published.publishedElevation[theme]);
  });

  it('keeps text at 4.5 and outlines at 3', () => {
    expect(tooClose(colorPairs, colors)).toEqual([]);
  });

  it.each(Object.entries(games))('keeps the words of %s readable', (_game, { text, ...game }) => {
    const { text: _pageText, ...page } = colors;
    expect(tooClose(gamePairs, { ...page, ...game, gameText: text })).toEqual([]);
    const share = Number(overlays.onHeader.match(/[\d.]+(?=\)$)/)?.[0]);
    expect(share).toBe(0.92);
    for (const ground of [game.headerStart, game.headerEnd])
      expect(contrast(blend('#FFFFFF', ground, share), ground)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('the scales', () => {
  it('are the published ones, in rem', () => {
    expect(inPixels(scale.space)).toEqual(Object.fromEntries(published.publishedSpace.map((step) => [step, step])));
    const { full, ...radius } = scale.radius;
    expect(inPixels(radius)).toEqual(published.publishedRadius);
    expect(full).toBe('999px');
  });

  it('give each role of text its size, line, weight and tracking', () => {
    const roles = Object.entries(scale.type).map(([role, { size, line, weight, tracking }]) => [
      role,
      [pixels(size), pixels(line), Number(weight), Number.parseFloat(tracking)],
    ]);
    expect(Object.fromEntries(roles)).toEqual(published.publishedType);
  });

  // The jackpot role holds figures only.
  it.each(Object.entries(scale.type).filter(([role]) => role !== 'jackpot'))(
    'leave %s room for stacked marks',
    (_role, { size, line }) => {
      expect(pixels(line) / pixels(size)).toBeGreaterThanOrEqual(1.3);
    },
  );

  it('move at the published pace', () => {
    const durations = Object.entries(scale.duration).map(([name, time]) => [name, Number.parseFloat(time)]);
    expect(Object.fromEntries(durations)).toEqual(published.publishedDuration);
    expect(scale.easing).toEqual(published.publishedEasing);
  });
});

describe('contrast', () => {
  it('is measured as WCAG 2 does', () => {
    expect(contrast('#000000', '#FFFFFF')).toBe(21);
    expect(contrast('rgb(119, 119, 119)', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#C4161F', '#C4161F')).toBe(1);
  });
});
