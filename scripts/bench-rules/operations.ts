import { checkTicket, lineCount, linePrice, prizesOf, type GameId, type RandomSource } from '../../rules';
import { drawsOf, type Case } from './cases';

/** How often one call of an operation does its work, each time on another ticket and draw. */
export const BATCH = 64;

export const operationNames = ['validate', 'price', 'settle'] as const;

export type OperationName = (typeof operationNames)[number];

export interface Measured {
  gameId: GameId;
  name: string;
  /** Plays of one ticket. */
  plays: number;
  /** One batch; the sum it returns keeps the engine from leaving the work out. */
  operations: Readonly<Record<OperationName, () => number>>;
}

/** Prepares seeded tickets and draws of a case, so that a batch does nothing but the work that is measured. */
export function measured<Game extends GameId>({ gameId, name, ticket }: Case<Game>, random: RandomSource): Measured {
  const draws = drawsOf(gameId, random, BATCH);
  const tickets = draws.map((draw) => ticket(random, draw));
  const accepted = tickets.map((written) => {
    const checked = checkTicket(gameId, written);
    if (!checked.ok)
      throw new Error(`${gameId} ${name}: ${checked.code}, so nothing could be measured. Mend its case.`);
    return checked.value;
  });
  const pairs = accepted.flatMap((value, index) => {
    // Every other ticket meets the draw it took numbers from.
    const draw = draws[index - (index % 2)];
    return draw ? [{ value, draw }] : [];
  });
  const [first] = accepted;
  return {
    gameId,
    name,
    plays: first ? lineCount(gameId, first) : 0,
    operations: {
      validate: () => sum(tickets, (written) => (checkTicket(gameId, written).ok ? 1 : 0)),
      price: () => sum(accepted, (value) => linePrice({ gameId, ticket: value, numberPeriod: 1 })),
      settle: () => sum(pairs, ({ value, draw }) => prizesOf(gameId, value, draw).length),
    },
  };
}

function sum<Item>(items: readonly Item[], work: (item: Item) => number): number {
  let total = 0;
  for (const item of items) total += work(item);
  return total;
}
