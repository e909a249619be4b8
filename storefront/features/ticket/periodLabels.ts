import { channelNames, readPeriodId, rulesOf, type GameEntry, type GameId } from '@veloc/rules';

interface Draws {
  gameId: GameId;
  /** Null for whichever draw is on sale. */
  periodId: string | null;
  /** Draws in a row. */
  numberPeriod: number;
  /** The game list. */
  entries: readonly GameEntry[];
  /** It closes within minutes: of a draw with an hour the day is left out. @default false */
  closesSoon?: boolean;
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
export function periodFacts({ gameId, periodId, numberPeriod, entries, closesSoon = false }: Draws): string[] {
  const onSale = entries.find((entry) => entry.gameId === gameId)?.nextPeriod;
  const id = periodId ?? onSale?.id;
  const several = numberPeriod > 1 ? `${numberPeriod}\u00A0kỳ` : '';
  const channel = rulesOf(gameId).ownDraw ? null : channelLabel(id);
  const name = id === onSale?.id ? onSale?.name : undefined;
  return [drawnAtLabel(id, { name, closesSoon }), several, channel ?? ''].filter(Boolean);
}

/** The same in one line: 'Kỳ 21/11 · 3 kỳ'. */
export const periodLabel = (draws: Draws) => periodFacts(draws).join(' · ');

/** A draw by its number where it has one, else by the day and time in its id (`keno:20261121:1208`). */
function drawnAtLabel(
  id: string | undefined,
  { name, closesSoon }: { name: string | undefined; closesSoon: boolean },
): string {
  if (!id) return 'Kỳ kế tiếp';
  const number = /^#?(\d+)$/.exec(name ?? '')?.[1];
  if (number) return `Kỳ #${number}`;
  const read = readPeriodId(id);
  if (!read) return `Kỳ #${id.slice(id.indexOf(':') + 1)}`;
  const [, month, day] = read.day.split('-');
  return ['Kỳ', read.time, closesSoon && read.time ? '' : `${day}/${month}`].filter(Boolean).join(' ');
}

/** 'Kỳ 12:13 · #0219845': a draw by its time or day, and by its number as soon as that is known. */
export function drawName(id: string, name: string | undefined): string {
  const number = /#?(\d{3,})$/.exec(name ?? '')?.[1];
  const read = readPeriodId(id);
  const [, month, day] = read?.day.split('-') ?? [];
  const when = read?.time ?? (day && `${day}/${month}`);
  return [when ? `Kỳ ${when}` : 'Kỳ', number && `#${number}`].filter(Boolean).join(when ? ' · ' : ' ');
}
