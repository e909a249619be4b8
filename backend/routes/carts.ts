import {
  addItemRequestSchema,
  cartSyncRequestSchema,
  cartTotals,
  contract,
  isGameId,
  removalRequestSchema,
  updateQuantityRequestSchema,
} from '@veloc/rules';
import { Hono } from 'hono';
import { addLine, removeLines, setQuantity, type Removal, type SeenLine } from '../carts/change';
import { pricedLineValidator } from '../carts/line';
import { cartOf, linesOf } from '../carts/read';
import { stateOf } from '../carts/state';
import { summaryOf } from '../carts/summary';
import { syncCart } from '../carts/sync';
import { inTransaction } from '../db/transaction';
import { ok } from '../http/answer';
import { jsonBody } from '../http/body';
import type { AppEnv } from '../http/env';
import { route } from '../http/route';
import { idempotent } from '../http/idempotency';
import type { Shop } from '../shop';

/** The cart of the player who asks: every call under /client-carts but checkout. */
export function cartRoutes(shop: Shop) {
  const change = (userId: string) => ({ userId, now: shop.clock.now() });
  const remove = (userId: string, which: Removal, seen: readonly SeenLine[] | undefined) =>
    inTransaction(shop, async (trx) => ({ removed: await removeLines(trx, change(userId), which, seen) }));

  return new Hono<AppEnv>()
    .on(
      ...route(contract.addCartItem, 'Put a line into the cart, or more of one that is there'),
      jsonBody(contract.addCartItem, addItemRequestSchema),
      (c) => {
        const sent = c.req.valid('json');
        const userId = c.get('userId');
        return idempotent(c, userId, 'add-item', sent, async (trx) => {
          const now = shop.clock.now();
          const validate = await pricedLineValidator(trx, [sent], now);
          return addLine(trx, { userId, now }, validate(sent));
        });
      },
    )
    .on(...route(contract.getCart, 'Your cart'), async (c) =>
      ok(c, await cartOf(shop.db, c.get('userId'), shop.clock.now())),
    )
    .on(
      ...route(contract.updateQuantity, 'Change how often a line is bought'),
      jsonBody(contract.updateQuantity, updateQuantityRequestSchema),
      (c) => {
        const sent = c.req.valid('json');
        const userId = c.get('userId');
        return idempotent(c, userId, 'update-quantity', sent, (trx) => setQuantity(trx, change(userId), sent));
      },
    )
    .on(
      ...route(contract.removeCartItem, 'Remove a line'),
      jsonBody(contract.removeCartItem, removalRequestSchema),
      async (c) => ok(c, await remove(c.get('userId'), { ids: [c.req.param('id')] }, c.req.valid('json').lines)),
    )
    .on(
      ...route(contract.removeCartGame, 'Remove the lines of a game'),
      jsonBody(contract.removeCartGame, removalRequestSchema),
      async (c) => {
        const gameId = c.req.param('gameId');
        const removed = await remove(
          c.get('userId'),
          isGameId(gameId) ? { gameId } : { ids: [] },
          c.req.valid('json').lines,
        );
        return ok(c, removed);
      },
    )
    .on(...route(contract.clearCart, 'Empty the cart'), jsonBody(contract.clearCart, removalRequestSchema), async (c) =>
      ok(c, await remove(c.get('userId'), 'all', c.req.valid('json').lines)),
    )
    .on(
      ...route(contract.syncCart, 'Bring the lines of a device and the cart together'),
      jsonBody(contract.syncCart, cartSyncRequestSchema),
      async (c) => {
        const sent = { ...change(c.get('userId')), items: c.req.valid('json').items };
        // Needs no key: a repeat finds its lines and versions as it left them, and answers the cart as it is then.
        return ok(c, await inTransaction(shop, (trx) => syncCart(trx, sent)));
      },
    )
    .on(...route(contract.validateCart, 'Judge every line as it stands now'), async (c) => {
      const lines = await linesOf(shop.db, c.get('userId'));
      const items = lines.map((line) => ({ id: line.id, ...stateOf(line, shop.clock.now()) }));
      return ok(c, { valid: items.every((item) => item.validationStatus === 'valid'), items });
    })
    .on(...route(contract.summarizeCart, 'What the cart comes to, by game'), async (c) => {
      const { items } = await cartOf(shop.db, c.get('userId'), shop.clock.now());
      const { count, quantity, total, fee } = cartTotals(items);
      return ok(c, { count, quantity, total, fee, byGame: summaryOf(items) });
    });
}
