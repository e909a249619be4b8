import { contract, renameNumberSetRequestSchema, saveNumberSetRequestSchema } from '@veloc/rules';
import { Hono } from 'hono';
import { ok } from '../http/answer';
import { jsonBody } from '../http/body';
import type { AppEnv } from '../http/env';
import { idempotent } from '../http/idempotency';
import { route } from '../http/route';
import { deleteNumberSet, numberSetsOf, renameNumberSet, saveNumberSet } from '../numberSets/numberSets';
import type { Shop } from '../shop';

/** Numbers that a player keeps under names, to play them again. */
export function numberSetRoutes(shop: Shop) {
  return new Hono<AppEnv>()
    .on(...route(contract.listNumberSets, 'Your number sets, newest first'), async (c) =>
      ok(c, await numberSetsOf(shop.db, c.get('userId'))),
    )
    .on(
      ...route(contract.saveNumberSet, 'Keep numbers under a name; those kept already take the new one'),
      jsonBody(contract.saveNumberSet, saveNumberSetRequestSchema),
      (c) => {
        const [userId, set] = [c.get('userId'), c.req.valid('json')];
        return idempotent(c, userId, 'client-number-sets', set, (trx) =>
          saveNumberSet(trx, { userId, set, at: shop.clock.now() }),
        );
      },
    )
    .on(
      ...route(contract.renameNumberSet, 'Give a number set another name'),
      jsonBody(contract.renameNumberSet, renameNumberSetRequestSchema),
      async (c) => {
        const { name } = c.req.valid('json');
        return ok(c, await renameNumberSet(shop.db, { userId: c.get('userId'), id: c.req.param('id'), name }));
      },
    )
    .on(...route(contract.deleteNumberSet, 'Delete a number set'), async (c) =>
      ok(c, await deleteNumberSet(shop.db, { userId: c.get('userId'), id: c.req.param('id') })),
    );
}
