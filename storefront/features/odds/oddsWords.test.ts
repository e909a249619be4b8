import { gameIds, type GameId } from '@veloc/rules';
import { describe, expect, it } from 'vitest';
import { presentationOf } from '../../games/gamePresentations';
import { picturedOdds } from './oddsWords';

const plain = (words: string | undefined) => words?.replaceAll('\u00a0', ' ');

/** Of the tickets that the guide of a game pictures. */
async function pictured(gameId: GameId) {
  const parts = await presentationOf(gameId).guide();
  return parts.flatMap(({ tables }) => tables).flatMap((table) => (table.pictured ? [table.pictured] : []));
}

describe('the odds as a picture', () => {
  it('are those of an ordinary ticket, with the years until its first prize', async () => {
    const [first] = await pictured('mega');
    const odds = first && picturedOdds(first.gameId, first.ticket);
    expect(odds?.outcomes).toBeCloseTo(8_145_060, 3);
    expect(odds?.wait).toEqual({
      figure: '52.000 năm',
      words: 'là thời gian trung bình để trúng Jackpot một lần, nếu mua vé này mỗi kỳ.',
    });
    expect(odds?.prizes).toEqual([
      { label: 'Jackpot · 6 số', value: '1/8.145.060' },
      { label: 'Giải Nhất · 5 số', value: '1/34.808' },
      { label: 'Giải Nhì · 4 số', value: '1/733' },
      { label: 'Giải Ba · 3 số', value: '1/44,6' },
    ]);
  });

  it('count draws and what they cost where the wait is shorter than a year', async () => {
    const [first] = await pictured('keno');
    const odds = first && picturedOdds(first.gameId, first.ticket);
    expect(odds?.wait.figure).toBe('4 kỳ');
    expect(plain(odds?.wait.words)).toMatch(/^là số kỳ trung bình để trúng .* mỗi kỳ: 40\.000 ₫ tiền vé\.$/);
  });

  it.each(gameIds)('are there for %s, dearest first and each a chance', async (gameId) => {
    const tickets = await pictured(gameId);
    expect(tickets.length).toBeGreaterThan(0);
    for (const { ticket } of tickets) {
      const odds = picturedOdds(gameId, ticket);
      expect(odds?.outcomes).toBeGreaterThan(1);
      expect(odds?.wait.figure).toMatch(/^[\d.]+ (năm|kỳ)$/);
      for (const { value } of odds?.prizes ?? []) expect(value).toMatch(/^1\/[\d.,]+$/);
    }
  });
});
