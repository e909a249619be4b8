import { useSyncExternalStore } from 'react';
import type { BoardData, Draw, Game, Result } from './board';
import { shopAt } from './shop';

const READ_AGAIN_MS = 60_000;

export interface Board extends BoardData {
  /** Milliseconds since the epoch, by the server's clock; the same function for as long as the board is on. */
  now: () => number;
}

const address = new URLSearchParams(location.search);
const source = address.get('data') ?? './board.json';
const shop = address.get('shop');

async function readFile(): Promise<BoardData> {
  const answer = await fetch(source, { cache: 'no-store' });
  if (!answer.ok) throw new Error(`${source} answers ${answer.status}.`);
  return (await answer.json()) as BoardData;
}

const read = shop ? shopAt(shop, { name: address.get('name') ?? '', place: address.get('place') ?? '' }) : readFile;

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
