import { readPeriodId, vietnamInstant, type HistoryEntry, type HistoryPeriod, type HistoryTicket } from '@veloc/rules';
import { byPrize } from '../ticket/bestTicket';
import { openPayout } from '../ticket/claim';
import { hasWon, ticketState } from '../ticket/ticketState';
import { unseenWins, type Win } from './seenWins';

/** How much is made of a win: `small` stays in its card, the others take the whole screen. */
export type WinGrade = 'small' | 'large' | 'jackpot';

/** Đồng from which on a win is told on the whole screen, and above which it is told as calmly as a jackpot. */
const LARGE = 1_000_000;
const MOST_LARGE = 1_000_000_000;

/** What one draw has made of a purchase that won. */
export interface WonDraw {
  period: HistoryPeriod;
  /** Those that won, the dearest first. */
  tickets: readonly [HistoryTicket, ...HistoryTicket[]];
  /** Đồng of all of them; 0 while nobody knows. */
  prize: number;
  grade: WinGrade;
  /** The same for the memory of what was seen. */
  wins: readonly Win[];
}

/** `prize` in đồng; `awaitsFigure` where a jackpot's share is among it that nobody knows yet. */
export function gradeOf(prize: number, awaitsFigure = false): WinGrade {
  if (prize > MOST_LARGE || awaitsFigure) return 'jackpot';
  return prize >= LARGE ? 'large' : 'small';
}

/** The draws that a purchase has won in. What was rejected or has lapsed is no news to be glad of. */
export function wonDraws({ listPeriod }: Pick<HistoryEntry, 'listPeriod'>): WonDraw[] {
  return listPeriod.flatMap((period) => {
    const won = period.tickets.filter((ticket) => hasWon(ticket) && ticketState(ticket) === 'won');
    const [first, ...others] = byPrize(won).shown;
    const payout = openPayout(won);
    if (!first || payout === 'rejected' || payout === 'lapsed') return [];
    const prize = won.reduce((sum, ticket) => sum + ticket.prize, 0);
    const drawnAt = vietnamInstant(period.resultDate, readPeriodId(period.periodId)?.time ?? '23:59') ?? 0;
    return [
      {
        period,
        tickets: [first, ...others] as const,
        prize,
        grade: gradeOf(
          prize,
          won.some(({ claim }) => claim?.awaitsFigure === true),
        ),
        wins: won.map(({ ticketId }) => ({ ticketId, drawnAt })),
      },
    ];
  });
}

const ranks: Readonly<Record<WinGrade, number>> = { small: 0, large: 1, jackpot: 2 };

/** The greatest win of these that nobody has looked at on this device; null where there is none. `now` in ms. */
export function greatestUnseen<Each extends Pick<HistoryEntry, 'listPeriod'>>(entries: readonly Each[], now: number) {
  const unseen = entries.flatMap((entry) =>
    wonDraws(entry)
      .filter(({ wins }) => unseenWins(wins, now).length === wins.length)
      .map((won) => ({ entry, won })),
  );
  const [greatest] = unseen.toSorted(
    (one, other) => ranks[other.won.grade] - ranks[one.won.grade] || other.won.prize - one.won.prize,
  );
  return greatest ?? null;
}

/** The wins of a purchase that stay in its card. */
export function smallWins(entry: Pick<HistoryEntry, 'listPeriod'>): Win[] {
  return wonDraws(entry).flatMap(({ grade, wins }) => (grade === 'small' ? wins : []));
}
