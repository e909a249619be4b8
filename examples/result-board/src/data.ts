import { useSyncExternalStore } from 'react';

const READ_AGAIN_MS = 60_000;

export interface Draw {
  /** What the game calls it, without a sign: '01272'. */
  number: string;
  /** ISO 8601. */
  at: string;
}

export interface Result extends Draw {
  /** Numbers as they were drawn, or groups of digits: '168'. */
  numbers?: (number | string)[];
  bonus?: number[];
  /** For a draw of many numbers: groups of digits by prize, the best first. */
  prizes?: string[][];
}

export interface Game {
  /** The name of its accent, too. */
  id: string;
  name: string;
  /** Whole đồng; games without one have prizes of fixed amounts. */
  jackpot?: number;
  /** The soonest first. */
  upcoming: Draw[];
  /** The newest first. */
  results: Result[];
}

export interface BoardData {
  /** The time where the data comes from, ISO 8601: a board's own clock may be wrong for months. */
  serverTime: string;
  shop: { name: string; place: string };
  games: Game[];
}

export interface Board extends BoardData {
  /** Milliseconds since the epoch, by the server's clock; the same function for as long as the board is on. */
  now: () => number;
}

const source = new URLSearchParams(location.search).get('data') ?? './board.json';

async function read(): Promise<BoardData> {
  const answer = await fetch(source, { cache: 'no-store' });
  if (!answer.ok) throw new Error(`${source} answers ${answer.status}.`);
  return (await answer.json()) as BoardData;
}

interface State {
  /** Nothing until it has been read once. */
  board: Board | null;
  /** Whether it could not be read the last time. */
  isFailing: boolean;
}

let state: State = { board: null, isFailing: false };
const listeners = new Set<() => void>();

/** Reads what the shop shows. What was read before stays while the network is away. */
export async function refresh(): Promise<void> {
  try {
    const data = await read();
    const ahead = Date.parse(data.serverTime) - Date.now();
    state = { board: { ...data, now: state.board?.now ?? (() => Date.now() + ahead) }, isFailing: false };
  } catch {
    state = { ...state, isFailing: true };
  }
  for (const changed of listeners) changed();
}

function listen(changed: () => void): () => void {
  listeners.add(changed);
  void refresh();
  const timer = setInterval(() => void refresh(), READ_AGAIN_MS);
  return () => {
    listeners.delete(changed);
    clearInterval(timer);
  };
}

/** What the shop shows, read again each minute. */
export function useBoard(): State {
  return useSyncExternalStore(listen, () => state);
}

export interface Scheduled extends Draw {
  game: Game;
  /** `later` is more than a day ahead. */
  state: 'later' | 'upcoming' | 'drawing' | 'drawn';
}

const at = (draw: Draw) => Date.parse(draw.at);

const DAY_MS = 86_400_000;
const HOURS_AHEAD_MS = 7 * 3_600_000;
/** Days since the epoch, as they begin in Vietnam. */
const dayOf = (moment: number) => Math.floor((moment + HOURS_AHEAD_MS) / DAY_MS);

/** What was drawn today and all draws to come, in the order of time; those whose time has come are being drawn. */
export function schedule(games: readonly Game[], now: number): Scheduled[] {
  const isToday = (draw: Draw) => dayOf(at(draw)) === dayOf(now);
  const stateOf = (draw: Draw): Scheduled['state'] =>
    at(draw) <= now ? 'drawing' : at(draw) - now < DAY_MS ? 'upcoming' : 'later';
  return games
    .flatMap((game): Scheduled[] => [
      ...game.results.filter(isToday).map((draw) => ({ ...draw, game, state: 'drawn' as const })),
      ...game.upcoming.map((draw) => ({ ...draw, game, state: stateOf(draw) })),
    ])
    .toSorted((first, second) => at(first) - at(second));
}

/** Draws before the newest of each game, the newest first. */
export function earlierResults(games: readonly Game[]): { game: Game; result: Result }[] {
  return games
    .flatMap((game) => game.results.slice(1).map((result) => ({ game, result })))
    .toSorted((first, second) => at(second.result) - at(first.result));
}
