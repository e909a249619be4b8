import { readPeriodId, vietnamInstant, type HistoryEntry, type HistoryPeriod, type HistoryTicket } from '@veloc/rules';
import { byPrize } from '../ticket/bestTicket';
import { openPayout } from '../ticket/claim';
import { isWithinStake, stakeToTell } from '../ticket/stake';
import { hasWon, ticketState } from '../ticket/ticketState';
import { unseenWins, type Win } from './seenWins';

/**
 * How much is made of a win: `calm`, which is no more than its stake, stands beside it as a fact; `small` stays in its
 * card; the others take the whole screen.
 */
export type WinGrade = 'calm' | 'small' | 'large' | 'jackpot';

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
  /** Đồng that all tickets of the draw have cost, where the prize is no more than that; else null. */
  stake: number | null;
  grade: WinGrade;
  /** The same for the memory of what was seen. */
  wins: readonly Win[];
}

interface Worth {
  /** A jackpot's share is among the prize that nobody knows yet. @default false */
  awaitsFigure?: boolean;
  /** Đồng that it has cost, with all that is told together with it. @default 0, so that it is not told */
  stake?: number | undefined;
}

/** `prize` in đồng. */
export function gradeOf(prize: number, { awaitsFigure = false, stake = 0 }: Worth = {}): WinGrade {
  if (awaitsFigure) return 'jackpot';
  if (isWithinStake(prize, stake)) return 'calm';
  if (prize > MOST_LARGE) return 'jackpot';
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
    const stake = stakeToTell(period.tickets);
    const drawnAt = vietnamInstant(period.resultDate, readPeriodId(period.periodId)?.time ?? '23:59') ?? 0;
    return [
      {
        period,
        tickets: [first, ...others] as const,
        prize,
        stake,
        grade: gradeOf(prize, {
          awaitsFigure: won.some(({ claim }) => claim?.awaitsFigure === true),
          stake: stake ?? undefined,
        }),
        wins: won.map(({ ticketId }) => ({ ticketId, drawnAt })),
      },
    ];
  });
}

const ranks: Readonly<Record<WinGrade, number>> = { calm: 0, small: 1, large: 2, jackpot: 3 };

/** Whether a win takes the whole screen. */
export function takesScreen(grade: WinGrade): grade is 'large' | 'jackpot' {
  return grade === 'large' || grade === 'jackpot';
}

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
export function cardWins(entry: Pick<HistoryEntry, 'listPeriod'>): Win[] {
  return wonDraws(entry).flatMap(({ grade, wins }) => (takesScreen(grade) ? [] : wins));
}
