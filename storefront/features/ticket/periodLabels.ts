import { channelNames, readPeriodId, rulesOf, type GameEntry, type GameId } from '@veloc/rules';

interface Draws {
  gameId: GameId;
  /** Null for whichever draw is on sale. */
  periodId: string | null;
  /** Draws in a row. */
  numberPeriod: number;
  /** The game list. */
  entries: readonly GameEntry[];
}

/** 'Đài Bến Tre' of a period that one lottery company draws; null of any other. */
export function channelLabel(periodId: string | undefined): string | null {
  const id = readPeriodId(periodId)?.channelId;
  return id ? `Đài\u00A0${channelNames[id] ?? id}` : null;
}

/**
 * What tells the draws of a ticket: 'Kỳ 21/11', 'Kỳ 12:08 21/11' or 'Kỳ #0219846', then '3 kỳ' when there are several.
 * With the channel where the ticket does not name it itself, as those of Classic do: 'Đài Bến Tre'.
 */
export function periodFacts({ gameId, periodId, numberPeriod, entries }: Draws): string[] {
  const onSale = entries.find((entry) => entry.gameId === gameId)?.nextPeriod;
  const id = periodId ?? onSale?.id;
  const several = numberPeriod > 1 ? `${numberPeriod}\u00A0kỳ` : '';
  const channel = rulesOf(gameId).ownDraw ? null : channelLabel(id);
  return [drawnAtLabel(id, id === onSale?.id ? onSale?.name : undefined), several, channel ?? ''].filter(Boolean);
}

/** The same in one line: 'Kỳ 21/11 · 3 kỳ'. */
export const periodLabel = (draws: Draws) => periodFacts(draws).join(' · ');

/** A draw by its number where it has one, else by the day and time in its id (`keno:20261121:1208`). */
function drawnAtLabel(id: string | undefined, name: string | undefined): string {
  if (!id) return 'Kỳ kế tiếp';
  const number = /^#?(\d+)$/.exec(name ?? '')?.[1];
  if (number) return `Kỳ #${number}`;
  const read = readPeriodId(id);
  if (!read) return `Kỳ #${id.slice(id.indexOf(':') + 1)}`;
  const [, month, day] = read.day.split('-');
  return ['Kỳ', read.time, `${day}/${month}`].filter(Boolean).join(' ');
}
