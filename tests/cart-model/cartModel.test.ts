import * as fc from 'fast-check';
import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scenarios, type Scenario } from './commands';
import { play } from './play';
import { modelShop, type ModelShop } from './shopOfRun';

const RUNS = Number(process.env.VELOC_CART_RUNS ?? 50);
/** Quality R2 asks for 1,000. */
const LOST_ANSWERS = Number(process.env.VELOC_LOST_ANSWERS ?? 8);
const MOST_COMMANDS = 25;
const PATIENCE_MS = 600_000;

let shop: ModelShop;
beforeAll(async () => {
  shop = await modelShop();
}, PATIENCE_MS);
afterAll(() => shop.server.close());

// `npm run test:cart` is the long form: 10,000 runs of up to 100 commands.
it(
  'no copy is lost or doubled, whatever the network does',
  async () => {
    const seed = Number(process.env.VELOC_SEED ?? randomInt(2 ** 30));
    console.log(`cart model: VELOC_SEED=${seed}`);
    const property = fc.asyncProperty(scenarios(MOST_COMMANDS), async (scenario) => {
      await play(shop, scenario);
    });
    await fc.assert(property, { seed, numRuns: RUNS, endOnFailure: true });
  },
  PATIENCE_MS,
);

it(
  'a lost answer of add-item leaves exactly one copy (R2)',
  async () => {
    for (let round = 0; round < LOST_ANSWERS; round += 1) {
      const scenario: Scenario = {
        seed: round,
        startsLoggedIn: true,
        faults: { dropAnswer: 1 },
        commands: [
          { kind: 'add', who: 0, ticket: round, copies: 1 },
          { kind: 'wait', ms: 61_000 },
        ],
      };
      expect(await play(shop, scenario)).toMatchObject({ commands: 2 });
    }
  },
  PATIENCE_MS,
);

it('what two tabs do to one line within half a second adds up', async () => {
  const scenario: Scenario = {
    seed: 0,
    startsLoggedIn: true,
    commands: [
      { kind: 'offline', who: 0 },
      { kind: 'openTab', who: 0 },
      { kind: 'add', who: 1, ticket: 5, copies: 2 },
      { kind: 'wait', ms: 1_000 },
      { kind: 'clear', who: 0 },
      { kind: 'quantity', who: 1, line: 0, quantity: 7 },
      { kind: 'remove', who: 1, line: 0 },
    ],
  };
  expect(await play(shop, scenario)).toMatchObject({ commands: 7 });
});

it('a ticket removed in one tab right after it was added is not sold with the same one of another tab', async () => {
  const scenario: Scenario = {
    seed: 0,
    startsLoggedIn: true,
    faults: {},
    commands: [
      { kind: 'openTab', who: 0 },
      { kind: 'add', who: 1, ticket: 5, copies: 1 },
      { kind: 'remove', who: 1, line: 0 },
      { kind: 'add', who: 0, ticket: 5, copies: 1 },
    ],
  };
  expect(await play(shop, scenario)).toMatchObject({ commands: 4 });
});

it('a line that one tab clears while another adds to it and removes it is gone', async () => {
  const scenario: Scenario = {
    seed: 0,
    startsLoggedIn: false,
    faults: {},
    commands: [
      { kind: 'add', who: 0, ticket: 4, copies: 1 },
      { kind: 'wait', ms: 800 },
      { kind: 'clear', who: 0 },
      { kind: 'openTab', who: 0 },
      { kind: 'add', who: 1, ticket: 4, copies: 1 },
      { kind: 'remove', who: 1, line: 0 },
    ],
  };
  expect(await play(shop, scenario)).toMatchObject({ commands: 6 });
});

it('copies added in one tab stay while another tab takes their line out of the server’s cart at once', async () => {
  const scenario: Scenario = {
    seed: 304958843,
    startsLoggedIn: true,
    faults: {},
    commands: [
      { kind: 'openTab', who: 0 },
      { kind: 'add', who: 0, ticket: 0, copies: 1 },
      { kind: 'wait', ms: 5_000 },
      { kind: 'openTab', who: 0 },
      { kind: 'quantity', who: 2, line: 0, quantity: 2 },
      { kind: 'remove', who: 1, line: 0 },
      { kind: 'add', who: 0, ticket: 1, copies: 1 },
    ],
  };
  expect(await play(shop, scenario)).toMatchObject({ commands: 7 });
});

it('a line that one tab takes out while another raises it and lowers it again is gone', async () => {
  const scenario: Scenario = {
    seed: 0,
    startsLoggedIn: true,
    commands: [
      { kind: 'add', who: 0, ticket: 0, copies: 1 },
      { kind: 'wait', ms: 800 },
      { kind: 'removeGame', who: 0 },
      { kind: 'openTab', who: 0 },
      { kind: 'quantity', who: 1, line: 0, quantity: 2 },
      { kind: 'quantity', who: 1, line: 0, quantity: 1 },
      { kind: 'online', who: 0 },
    ],
  };
  expect(await play(shop, scenario)).toMatchObject({ commands: 7 });
});
