import * as fc from 'fast-check';
import type { NetworkFault } from '../simulation/faultyNetwork';

/** One thing that happens; `who` picks a page, `line` one of its lines, both counted round. */
export type Command =
  | { kind: 'add'; who: number; ticket: number; copies: number }
  | { kind: 'quantity'; who: number; line: number; quantity: number }
  | { kind: 'remove'; who: number; line: number }
  | { kind: 'removeGame' | 'clear' | 'reload' | 'closeTab' | 'openTab' | 'login' | 'logout'; who: number }
  | { kind: 'offline' | 'online'; who: number }
  | { kind: 'openPhone' | 'closeDraw' }
  | { kind: 'serverAdd'; ticket: number; copies: number }
  | { kind: 'serverQuantity'; line: number; quantity: number }
  | { kind: 'serverRemove'; line: number }
  | { kind: 'wait'; ms: number };

export interface Scenario {
  /** Draws the network's faults. */
  seed: number;
  startsLoggedIn: boolean;
  /** Shares of requests that meet a fault. @default those of the model */
  faults?: Partial<Record<NetworkFault, number>>;
  commands: Command[];
}

const who = fc.nat(5);
const line = fc.nat(7);
const ticket = fc.nat(5);
const copies = fc.integer({ min: 1, max: 3 });
const quantity = fc.integer({ min: 1, max: 9 });
const ms = fc.constantFrom(10, 300, 800, 1_500, 1_500, 5_000, 12_000, 31_000, 61_000, 301_000);

const simple = (kind: 'removeGame' | 'clear' | 'reload' | 'closeTab' | 'openTab' | 'login' | 'logout') =>
  fc.record({ kind: fc.constant(kind), who });

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 20, arbitrary: fc.record({ kind: fc.constant('add' as const), who, ticket, copies }) },
  { weight: 10, arbitrary: fc.record({ kind: fc.constant('quantity' as const), who, line, quantity }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('remove' as const), who, line }) },
  { weight: 1, arbitrary: simple('removeGame') },
  { weight: 1, arbitrary: simple('clear') },
  { weight: 4, arbitrary: simple('reload') },
  { weight: 2, arbitrary: simple('openTab') },
  { weight: 1, arbitrary: simple('closeTab') },
  { weight: 3, arbitrary: simple('login') },
  { weight: 1, arbitrary: simple('logout') },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('offline' as const), who }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('online' as const), who }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'openPhone' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'closeDraw' as const }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('serverAdd' as const), ticket, copies }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('serverQuantity' as const), line, quantity }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('serverRemove' as const), line }) },
  { weight: 22, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms }) },
);

/** Up to `most` commands. */
export function scenarios(most: number): fc.Arbitrary<Scenario> {
  return fc.record({
    seed: fc.nat(),
    startsLoggedIn: fc.oneof(...[true, true, false].map((value) => fc.constant(value))),
    commands: fc.array(command, { minLength: 1, maxLength: most, size: 'max' }),
  });
}
