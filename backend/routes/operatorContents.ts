import { contract } from '@veloc/rules';
import { Hono } from 'hono';
import * as v from 'valibot';
import { actOn } from '../audit/act';
import { ok } from '../http/answer';
import type { AppEnv } from '../http/env';
import { route } from '../http/route';
import { limitFile } from '../http/limitFile';
import { notFound } from '../http/httpError';
import { setContents, settableKinds } from '../public/setContents';
import type { Shop } from '../shop';

const kindSchema = v.picklist(settableKinds);

/**
 * PUT /operator/contents/{kind}: a file in the format of docs/content-format.md takes the place of what stood there.
 */
export function operatorContentRoutes(shop: Shop) {
  return new Hono<AppEnv>().on(
    ...route(contract.setContents, 'Replace texts, contact data or banners'),
    limitFile,
    async (c) => {
      const kind = v.safeParse(kindSchema, c.req.param('kind'));
      if (!kind.success) throw notFound();
      const file = await c.req.text();
      const act = actOn(c, shop, { kind: 'contents', id: kind.output });
      const changed = await act((trx) => setContents(trx, kind.output, file, shop.clock.now()));
      return ok(c, { kind: kind.output, changed });
    },
  );
}
