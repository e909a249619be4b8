import type { BoardData, Game, Result } from './board';

/** Games with draws of their own, by their names in the shop, which are those of their accents here. */
const names = {
  mega: 'Mega 6/45',
  power: 'Power 6/55',
  lotto535: 'Lotto 5/35',
  keno: 'Keno',
  max3dpro: 'Max 3D Pro',
};
const NORTH = { id: 'north', name: 'Miền Bắc', drawnAt: '18:15' };
const RESULTS_SHOWN = 3;
/** Of a Max 3D Pro draw the two of the highest prize; other games draw fewer kinds. */
const SPECIAL = 2;
/** For so long a draw is awaited; one that was called off gets no result. */
const PATIENCE_MS = 3_600_000;

// What is read of the shop's answers; `/openapi.json` there tells all of them.
interface Entry {
  gameId: string;
  jackpot1: number | null;
  nextPeriod: { dialDate: string };
}
interface Drawn {
  name?: string;
  /** dd/mm/yyyy. */
  resultDate: string;
  /** HH:mm. */
  resultTime: string;
  numbers: number[] | string[];
  special?: number[];
}
interface DrawnRegion {
  resultDate: string;
  prizes: Record<string, string[]>;
}

const isoOf = (day: string, time: string) => `${day.split('/').toReversed().join('-')}T${time || '00:00'}:00+07:00`;

function resultOf({ name = '', resultDate, resultTime, numbers, special }: Drawn): Result {
  return {
    number: /#(\S+)/.exec(name)?.[1] ?? '',
    at: isoOf(resultDate, resultTime),
    numbers: typeof numbers[0] === 'string' ? numbers.slice(0, SPECIAL) : numbers,
    ...(special && { bonus: special }),
  };
}

function regionOf({ resultDate, prizes }: DrawnRegion): Result {
  const inOrder = Object.entries(prizes).toSorted(
    ([one], [other]) => Number(one !== 'db') - Number(other !== 'db') || one.localeCompare(other),
  );
  return {
    number: resultDate.slice(0, 'dd/mm'.length),
    at: isoOf(resultDate, NORTH.drawnAt),
    prizes: inOrder.map(([, numbers]) => numbers),
  };
}

/**
 * Reads a board from a running shop of this repository, by calls that ask for no login.
 *
 * @param base where the shop answers; one of another origin has to allow the board's (`VELOC_ALLOWED_ORIGINS`)
 * @param shop whose wall it is, which the shop online does not know
 */
export function shopAt(base: string, shop: BoardData['shop']): () => Promise<BoardData> {
  async function ask<Data>(path: string): Promise<Data> {
    const answer = await fetch(new URL(path, base), { cache: 'no-store' });
    if (!answer.ok) throw new Error(`${path} of ${base} answers ${answer.status}.`);
    return ((await answer.json()) as { data: Data }).data;
  }

  /** A draw leaves the list when its sales close, a minute before it: whoever waits for it reads it here. */
  const awaited = new Map<string, Set<string>>();

  function gameOf(id: keyof typeof names, entry: Entry | undefined, results: Result[], now: number): Game {
    const upcoming = awaited.get(id) ?? new Set();
    awaited.set(id, upcoming);
    if (entry) upcoming.add(new Date(entry.nextPeriod.dialDate).toISOString());
    const over = Math.max(now - PATIENCE_MS, ...results.map(({ at }) => Date.parse(at)));
    for (const at of upcoming) if (Date.parse(at) <= over) upcoming.delete(at);
    return {
      id,
      name: names[id],
      ...(entry?.jackpot1 && { jackpot: entry.jackpot1 }),
      upcoming: [...upcoming].toSorted().map((at) => ({ number: '', at })),
      results,
    };
  }

  return async () => {
    const ids = Object.keys(names) as (keyof typeof names)[];
    const [{ listPeriod, serverTime }, north, ...drawn] = await Promise.all([
      ask<{ listPeriod: Entry[]; serverTime: string }>('/client/get-current-period'),
      ask<DrawnRegion[]>('/client-classic-result/get-list?region=MB&itemPerPage=1'),
      ...ids.map((id) => ask<Drawn[]>(`/client-game-results/get-${id}-v2?itemPerPage=${RESULTS_SHOWN}`)),
    ]);
    const games = ids.map((id, index) =>
      gameOf(
        id,
        listPeriod.find(({ gameId }) => gameId === id),
        (drawn[index] ?? []).map(resultOf),
        Date.parse(serverTime),
      ),
    );
    return { serverTime, shop, games: [...games, { ...NORTH, upcoming: [], results: north.map(regionOf) }] };
  };
}
