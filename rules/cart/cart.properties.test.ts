import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cartReducer, cartTotals, emptyCart, pendingWork, type CartAction, type CartState } from '../index';
import { lineAnswer, newLine } from '../testing/cartLine';

const now = Date.parse('2026-08-21T10:00:00Z');
const failure = { message: 'Network error: Unable to connect to server', code: 'NETWORK_ERROR', refused: false };

/** What a server that takes every add and every absolute quantity holds, by ticket number. */
interface World {
  cart: CartState;
  held: Map<number, number>;
  wanted: Map<number, number>;
  temporary: number;
}

const commands = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('add' as const),
      ticket: fc.integer({ min: 1, max: 4 }),
      copies: fc.integer({ min: 1, max: 3 }),
    }),
    fc.record({ kind: fc.constant('send' as const), answered: fc.boolean() }),
    fc.record({ kind: fc.constant('sync' as const), answered: fc.boolean() }),
  ),
  { maxLength: 40 },
);

function answerOf(held: Map<number, number>, ticket: number) {
  return lineAnswer(`s${ticket}`, { ticket: { listNumber: [ticket] }, quantity: held.get(ticket) ?? 0 });
}

function dispatch(world: World, action: CartAction): void {
  world.cart = cartReducer(world.cart, action);
}

function ticketOf(line: { ticket: Readonly<Record<string, unknown>> }): number {
  return Number((line.ticket.listNumber as number[])[0]);
}

function add(world: World, ticket: number, copies: number): void {
  world.temporary += 1;
  world.wanted.set(ticket, (world.wanted.get(ticket) ?? 0) + copies);
  dispatch(world, {
    type: 'add',
    line: newLine(`t${world.temporary}`, { ticket: { listNumber: [ticket] }, quantity: copies }),
    now,
  });
}

/** Sends all that waits. An unanswered call did not reach the server. */
function send(world: World, answered: boolean): void {
  const work = pendingWork(world.cart.items);
  for (const line of work.add) {
    if (!answered) dispatch(world, { type: 'addFailed', id: line.id, failure, now });
    else {
      const ticket = ticketOf(line);
      world.held.set(ticket, (world.held.get(ticket) ?? 0) + line.quantity);
      dispatch(world, {
        type: 'addSucceeded',
        id: line.id,
        sentQuantity: line.quantity,
        item: answerOf(world.held, ticket),
        now,
      });
    }
  }
  for (const line of work.update) {
    if (!answered) dispatch(world, { type: 'quantityFailed', id: line.id, failure, now });
    else {
      const ticket = ticketOf(line);
      world.held.set(ticket, line.quantity);
      dispatch(world, { type: 'quantitySucceeded', id: line.id, item: answerOf(world.held, ticket) });
    }
  }
}

function sync(world: World, answered: boolean): void {
  dispatch(world, { type: 'syncStarted' });
  const items = [...world.held.keys()].map((ticket) => answerOf(world.held, ticket));
  dispatch(
    world,
    answered
      ? { type: 'synced', items, startedAt: now + 1, now: now + 1 }
      : { type: 'syncFailed', operation: 'sync', failure, now },
  );
}

it('no copy is lost or doubled, however many calls find no answer', () => {
  fc.assert(
    fc.property(commands, (steps) => {
      const world: World = { cart: emptyCart(), held: new Map(), wanted: new Map(), temporary: 0 };
      for (const step of steps) {
        if (step.kind === 'add') add(world, step.ticket, step.copies);
        else if (step.kind === 'send') send(world, step.answered);
        else sync(world, step.answered);
        const { items, syncErrors } = world.cart;
        const visibleLines = new Map(items.map((line) => [ticketOf(line), line.quantity]));
        expect(visibleLines).toEqual(world.wanted);
        expect(items).toHaveLength(world.wanted.size);
        expect(cartTotals(items).total).toBe(items.reduce((sum, { totalPrice }) => sum + totalPrice, 0));
        expect(syncErrors.length).toBeLessThanOrEqual(10);
      }
      send(world, true);
      sync(world, true);
      expect(world.held).toEqual(world.wanted);
      expect(world.cart.items.every(({ needsSync, backendSynced }) => backendSynced && !needsSync)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
