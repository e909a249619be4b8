import type { DrawByGame, GameId, Max3DDraw } from '@veloc/rules';
import type { DrawRecord } from '../../backend/results/drawRecord';

function balls({ numbers }: DrawRecord) {
  return { numbers: numbers.map(Number) };
}

function groups({ numbers }: DrawRecord): Max3DDraw {
  const drawn = numbers.map(String);
  return { special: drawn.slice(0, 2), first: drawn.slice(2, 6), second: drawn.slice(6, 12), third: drawn.slice(12) };
}

function special(record: DrawRecord): number {
  return record.special?.[0] ?? 0;
}

function regional({ tiers }: DrawRecord) {
  return { prizes: tiers ?? {} };
}

const settled: {
  readonly [Game in GameId]: readonly [feed: DrawRecord['feed'], draw: (record: DrawRecord) => DrawByGame[Game]];
} = {
  keno: ['keno', balls],
  kenoeo: ['keno', balls],
  kenoud: ['keno', balls],
  mega: ['mega', balls],
  power: ['power', (record) => ({ ...balls(record), powerNumber: special(record) })],
  max3d: ['max3d', groups],
  max3dpro: ['max3dpro', groups],
  loto: ['regional', regional],
  classic: ['regional', regional],
  lotto535: ['lotto535', (record) => ({ ...balls(record), specialNumber: special(record) })],
};

/** The draws a game is settled on. The north draws 27 numbers; its draws are shown and not played. */
export function drawsOfGame<Game extends GameId>(gameId: Game, records: readonly DrawRecord[]): DrawByGame[Game][] {
  const [feed, drawOf] = settled[gameId];
  return records.filter((record) => record.feed === feed && record.channel?.region !== 'MB').map(drawOf);
}
