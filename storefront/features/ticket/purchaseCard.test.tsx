import type { GameId, HistoryEntry } from '@veloc/rules';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { boughtTicket } from '../../testing/fakes';
import { PurchaseCard } from './parts/PurchaseCard';

function bought(gameId: GameId, ...tickets: Record<string, unknown>[]): HistoryEntry {
  return {
    id: `order-1.${gameId}`,
    gameId,
    createdAt: '2026-11-21T02:14:00.000Z',
    total: tickets.length * 50_000,
    listPeriod: [
      {
        periodId: 'keno:20261121:1208',
        name: 'Kỳ 21/11/2026 12:08',
        resultDate: '21/11/2026',
        result: null,
        tickets: tickets.map((ticket, index) =>
          boughtTicket(gameId, ticket, { ticketId: `t${index}`, ticketStatus: 1, price: 50_000 }),
        ),
      },
    ],
  };
}

const NOW = Date.parse('2026-11-21T11:30:00+07:00');
const DRAW = Date.parse('2026-11-21T12:08:00+07:00');

const shown = (entry: HistoryEntry, drawAt: number | null = DRAW) =>
  renderToStaticMarkup(<PurchaseCard entry={entry} now={NOW} drawAt={drawAt} />).replaceAll(/<[^>]*>/g, '|');

/** A Mega purchase of tickets whose draw was held. */
function megaOf(...tickets: ReturnType<typeof boughtTicket>[]): HistoryEntry {
  const entry = bought('mega');
  return { ...entry, listPeriod: entry.listPeriod.map((period) => ({ ...period, tickets })) };
}

it('says when a waiting ticket is drawn, and never its price', () => {
  const numbers = { listNumber: [4], playMethod: 'LEVEL_1', betAmount: 10_000 };
  const words = shown(bought('keno', numbers, numbers));
  expect(words).toContain('|Hôm nay|');
  expect(words).toContain('|12:08|');
  expect(words).toMatch(/\|Kỳ 12:08 21\/11\|/);
  expect(words).toContain('|và 1 vé nữa|');
  expect(words).not.toContain('₫');
  expect(shown(bought('keno', numbers), null)).not.toContain('|12:08|');
});

it('names the bets of a purchase, which has no numbers to show', () => {
  const bet = (playMethod: string, betAmount: number) => ({ listNumber: [], playMethod, betAmount });
  const words = shown(bought('kenoeo', bet('EVEN', 10_000), bet('ODD', 50_000), bet('EVEN', 10_000)));
  expect(words).toMatch(/\|Chẵn,\| \|Lẻ · 50\.000\u00a0₫\|/);
});

it('calls a bao of Keno by its own name', () => {
  const bao = {
    listNumber: [1, 2, 3, 4, 5, 6],
    playMethod: 'LEVEL_4',
    betAmount: 10_000,
    isBundleTicket: true,
    bundleLevel: 4,
    bundleSelectedNumbers: [1, 2, 3, 4, 5, 6],
  };
  expect(shown(bought('keno', bao))).toContain('|KENO BAO|');
  expect(shown(bought('keno', { listNumber: [4], playMethod: 'LEVEL_1', betAmount: 10_000 }))).toContain('|KENO|');
});

it('tells what it has cost beside a prize of no more, and of no other', () => {
  const [winner, loser] = [
    boughtTicket('mega', { listNumber: [1, 2, 3, 4, 5, 6] }, { ticketStatus: 3, prize: 52_000 }),
    boughtTicket('mega', { listNumber: [7, 8, 9, 10, 11, 12] }, { ticketId: 't2', price: 50_000 }),
  ];
  expect(shown(megaOf(winner, loser)).replaceAll('|', '')).toMatch(/Mua 60\.000\u00a0₫Trúng52\.000\u00a0₫/);
  expect(shown(megaOf(winner))).not.toContain('Mua');
});

it('has a stub of its own colour for a prize of no more than its cost, which a lost one has not', () => {
  const drawn = (fields: object) =>
    renderToStaticMarkup(
      <PurchaseCard
        entry={megaOf(boughtTicket('mega', { listNumber: [1, 2, 3, 4, 5, 6] }, { price: 60_000, ...fields }))}
        now={NOW}
        drawAt={DRAW}
      />,
    );
  expect(drawn({ ticketStatus: 3, prize: 52_000 })).toMatch(/class="[^"]*warm/);
  expect(drawn({ ticketStatus: 2 })).not.toMatch(/class="[^"]*warm/);
});

it('marks as hits what its best ticket has won by, be it no more than was paid', () => {
  const winner = boughtTicket('mega', { listNumber: [1, 2, 3, 4, 5, 6] }, { ticketStatus: 3, prize: 30_000 });
  const lost = boughtTicket('mega', { listNumber: [1, 2, 3, 4, 5, 6] }, { price: 90_000 });
  const drawn = (...tickets: ReturnType<typeof boughtTicket>[]) => {
    const entry = megaOf(...tickets);
    return { ...entry, listPeriod: entry.listPeriod.map((period) => ({ ...period, result: [1, 2, 3, 40, 41, 42] })) };
  };
  expect(shown(drawn(winner, lost)).match(/, trúng/g)).toHaveLength(3);
  expect(shown(drawn(lost))).not.toMatch(/, (trúng|đã về)/);
});

it('says of how many tickets the one that won is the best', () => {
  const [winner, loser] = [
    boughtTicket('mega', { listNumber: [1, 2, 3, 4, 5, 6] }, { ticketStatus: 3, prize: 300_000, copies: 2 }),
    boughtTicket('mega', { listNumber: [7, 8, 9, 10, 11, 12] }, { ticketId: 't2', copies: 3 }),
  ];
  expect(shown(megaOf(winner, loser))).toContain('|Vé tốt nhất trong 5 vé|');
  expect(shown(megaOf(winner))).not.toContain('Vé tốt nhất');
});
