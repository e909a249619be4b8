import { contract } from '@veloc/rules';
import { Hono } from 'hono';
import { actOfMany } from '../audit/act';
import { ok } from '../http/answer';
import type { AppEnv } from '../http/env';
import { route } from '../http/route';
import { limitFile } from '../http/limitFile';
import { HttpError } from '../http/httpError';
import { readLines } from '../results/readLines';
import type { Shop } from '../shop';
import { importOutcome } from '../results/importResults';
import { importStock } from '../stock/importStock';

/** POST /operator/stock: JSON Lines in the format of docs/stock-format.md. */
export function operatorStockRoutes(shop: Shop) {
  return new Hono<AppEnv>().on(...route(contract.importStock, 'Import Classic stock'), limitFile, async (c) => {
    const { body } = c.req.raw;
    if (!body) throw new HttpError(400, 'VALIDATION_ERROR', 'Thiếu tệp vé');
    const work = () => importStock(shop, readLines(body));
    return ok(c, await actOfMany(c, shop, { kind: 'stock', id: 'file' }, { work, outcomeOf: importOutcome }));
  });
}
