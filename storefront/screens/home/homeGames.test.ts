import type { GameEntry } from '@veloc/rules';
import { gameEntry } from '@veloc/rules/testing/gameEntry';
import { describe, expect, it } from 'vitest';
import { heroEntry } from './parts/HomeHero';
import { rhythm } from './parts/KenoTicket';
import { bannerSlides } from './parts/News';

const now = Date.parse('2026-11-21T12:16:42+07:00');

function entry(gameId: GameEntry['gameId'], drawAt: string, jackpot1: number | null = null): GameEntry {
  return gameEntry(Date.parse(drawAt), { gameId, jackpot1 });
}

const keno = entry('keno', '2026-11-21T05:21:24.000Z');
const mega = entry('mega', '2026-11-22T11:00:00.000Z', 32_000_000_000);
const power = entry('power', '2026-11-21T11:00:00.000Z', 87_000_000_000);
const closedPower = entry('power', '2026-11-21T05:00:00.000Z', 87_000_000_000);

describe('the game on the lacquer', () => {
  it.each([
    ['the largest jackpot', [keno, mega, power], 'power'],
    ['the largest jackpot still on sale', [keno, mega, closedPower], 'mega'],
    [
      'the draw that closes first, where no jackpot is known',
      [entry('max3d', '2026-11-21T11:00:00.000Z'), keno],
      'keno',
    ],
    ['the first game, where all have closed', [closedPower], 'power'],
  ])('is %s', (_name, entries, expected) => {
    expect(heroEntry(entries, now)?.gameId).toBe(expected);
  });

  it('is none while nothing is known', () => {
    expect(heroEntry([], now)).toBeUndefined();
  });
});

describe('the rhythm of draws', () => {
  it.each([
    [480, 'Quay mỗi 8 phút'],
    [300, 'Quay mỗi 5 phút'],
    [8 * 3_600, null],
    [null, null],
  ])('of %s seconds reads %s', (drawInterval, expected) => {
    expect(rhythm({ drawInterval })).toBe(expected);
  });
});

const shown = (href: string | null, image: string | null = null) =>
  bannerSlides([{ id: '1', title: 'x', href, image }], (path) => path === '/mega')[0];

it.each(['/mega', 'https://example.com', 'tel:19000000', 'mailto:a@example.com'])('leads to %s', (href) => {
  expect(shown(href)?.href).toBe(href);
});

it.each(['/no-such-page', 'javascript:alert(1)', 'data:text/html,x', '//evil.example', '', null])(
  'is read and not followed to %s',
  (href) => {
    expect(shown(href)?.href).toBeNull();
  },
);

it('shows pictures of the shop alone', () => {
  expect(shown(null, '/art.svg')?.image).toBe('/art.svg');
  expect(shown(null, 'data:image/png;base64,x')?.image).toBe('data:image/png;base64,x');
  expect(shown(null, 'https://evil.example/a.png')?.image).toBeNull();
  expect(shown(null, '//evil.example/a.png')?.image).toBeNull();
  expect(shown(null, '/\t/evil.example/a.png')?.image).toBeNull();
});
