import type { GameEntry, GameId } from '@veloc/rules';

interface Draws {
  gameId: GameId;
  /** Null for whichever draw is on sale. */
  periodId: string | null;
  /** Draws in a row. */
  numberPeriod: number;
  /** The game list. */
  entries: readonly GameEntry[];
}

const DRAWN_ALL_DAY: readonly GameId[] = ['keno', 'kenoeo', 'kenoud'];

/** 'Kỳ 21/11', 'Kỳ #0219846', and ' · 3 kỳ' when there are several. */
export function periodWords({ gameId, periodId, numberPeriod, entries }: Draws): string {
  const several = numberPeriod > 1 ? ` · ${numberPeriod} kỳ` : '';
  const draw = entries.find((entry) => entry.gameId === gameId)?.nextPeriod;
  if (draw && (periodId === null || periodId === draw.id) && !DRAWN_ALL_DAY.includes(gameId)) {
    return `Kỳ ${draw.resultDate.slice(0, 5)}${several}`;
  }
  const id = periodId ?? draw?.id;
  return id ? `Kỳ #${id.slice(id.indexOf(':') + 1)}${several}` : `Kỳ kế tiếp${several}`;
}
