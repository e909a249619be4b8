import { isReadable, type GameLine, type GameResult, type HistoryTicket, type ReadLine } from '@veloc/rules';
import { ticketState } from './ticketState';
import { groupsHit, presentationOf, ticketFigures } from '../../games/gamePresentations';

type Drawn = readonly (number | string)[];

/** A bought ticket held against what was drawn; `matched` is undefined where no number is marked. */
export interface HeldTicket {
  numbers: readonly (number | string)[];
  bonus: readonly number[];
  matched: Drawn | undefined;
  matchedBonus: readonly number[];
  faded: boolean;
}

/**
 * A bought ticket against the draw of its period, which is null until then. Of one that won nothing no number is marked:
 * how near it came says nothing of the next draw, and is known to make players chase it.
 */
export function heldTicket(ticket: HistoryTicket, drawn: Drawn | null, special: readonly number[] = []): HeldTicket {
  if (ticketState(ticket) === 'won') return heldLine(ticket, drawn, special);
  return { ...heldLine(ticket, null), faded: !['waiting', 'unpaid'].includes(ticketState(ticket)) };
}

/**
 * The same on the page of the ticket itself, whose player looks for what came: it tells the numbers that were drawn of one
 * that won nothing, too, and `faded` keeps them quiet.
 */
export function heldOnItsPage(ticket: HistoryTicket, drawn: Drawn | null, special: readonly number[] = []): HeldTicket {
  const tellsHits = ticketState(ticket) === 'lost' && presentationOf(ticket.gameId).countsMatches;
  return tellsHits ? { ...heldLine(ticket, drawn, special), faded: true } : heldTicket(ticket, drawn, special);
}

/**
 * `drawn` are the numbers of the draw and `special` its extra ones.
 */
export function heldLine(line: ReadLine, drawn: Drawn | null, special: readonly number[] = []): HeldTicket {
  const { balls, bonus, groups } = ticketFigures(line);
  return {
    numbers: balls.length > 0 ? balls : groups,
    bonus,
    matched: drawn && isReadable(line) && groups.length > 0 ? groupsHit(line, groups, drawn) : (drawn ?? undefined),
    matchedBonus: presentationOf(line.gameId).matchesBonus ? bonus.filter((value) => special.includes(value)) : [],
    faded: false,
  };
}

/** 'Trùng 4 số', 'Trùng 1 bộ số' of groups of digits, 'Trùng 3 số và số đặc biệt' where there are specials. */
export function matchLabel(held: Pick<HeldTicket, 'numbers' | 'matched' | 'matchedBonus'>): string {
  const isGroups = typeof held.numbers[0] === 'string';
  const special = held.matchedBonus.length > 0 ? ' và số đặc biệt' : '';
  return `Trùng ${matchCount(held)} ${isGroups ? 'bộ số' : 'số'}${special}`;
}

/** What matched, to stand beside the tiers won; nothing where they are called by it already: 'Bậc 6 trùng 4 số'. */
export function matchBeside(tiers: string, held: HeldTicket): string {
  const label = held.numbers.length > 0 ? matchLabel(held) : '';
  return tiers.toLowerCase().includes(label.toLowerCase()) ? '' : label;
}

/** How many of a ticket's numbers were drawn. */
export function matchCount({ numbers, matched = [] }: Pick<HeldTicket, 'numbers' | 'matched'>): number {
  return numbers.filter((value) => matched.includes(value)).length;
}

/** Which of the drawn numbers a ticket has; of extra ones those that its own extra numbers or, without such, its balls are. */
export function drawnHits(line: GameLine, { numbers, special = [] }: Pick<GameResult, 'numbers' | 'special'>) {
  const { balls, bonus, groups } = ticketFigures(line);
  const own = presentationOf(line.gameId).matchesBonus ? bonus : balls;
  return {
    matched: [...numbers].filter((drawn) =>
      typeof drawn === 'number' ? balls.includes(drawn) : groupsHit(line, groups, [drawn]).length > 0,
    ),
    matchedBonus: special.filter((drawn) => own.includes(drawn)),
  };
}
