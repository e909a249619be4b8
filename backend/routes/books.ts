import { ProofError, readTilePath } from '@veloc/proof';
import { contract, historyDetailRequestSchema, placedReceiptRequestSchema } from '@veloc/rules';
import { Hono, type Context } from 'hono';
import { SEALS, readLog } from '../books/log';
import { checkpointOf, isPublic, provedKeyChanges, receiptOf, shopPolicy, tileOf, winnersOf } from '../books/read';
import { ok } from '../http/answer';
import { jsonBody, query } from '../http/body';
import type { AppEnv } from '../http/env';
import { notFound } from '../http/httpError';
import { limitAddress } from '../http/rateLimit';
import { route } from '../http/route';
import { isId } from '../ids';
import type { Shop } from '../shop';

const TEXT = { 'Content-Type': 'text/plain; charset=utf-8' };
/** What never changes once it is there. */
const FOR_EVER = { 'Cache-Control': 'public, max-age=31536000, immutable' };
/** What grows or is written anew. */
const FOR_SECONDS = { 'Cache-Control': 'public, max-age=2' };

/** The public books (C2SP tlog-tiles), whom to trust, and a player's receipt. */
export function bookRoutes(shop: Shop) {
  const { db } = shop;
  const requirePublic = async (id: string) => {
    if (!(await isPublic(db, id))) throw notFound();
    return id;
  };
  async function tile(c: Context<AppEnv>, id: string, at: { level: string; index: string }) {
    const bytes = isLevel(at.level) && (await tileOf(db, id, { level: levelOf(at.level), ...placeOf(at.index) }));
    if (!bytes) throw notFound();
    return c.body(Uint8Array.from(bytes), 200, { 'Content-Type': 'application/octet-stream', ...FOR_EVER });
  }
  return new Hono<AppEnv>()
    .on(...route(contract.bookPolicy, 'Whose signatures prove what is in the books of this shop'), async (c) =>
      c.body(await shopPolicy(shop), 200, { ...TEXT, ...FOR_SECONDS }),
    )
    .on(...route(contract.bookKeys, 'How this shop has changed its key, each change proved in its log'), async (c) =>
      c.json(await provedKeyChanges(shop), 200, FOR_SECONDS),
    )
    .on(...route(contract.bookCheckpoint, 'The signed checkpoint of a sealed book'), async (c) => {
      const id = await requirePublic(c.req.param('period'));
      const { size } = await readLog(db, id);
      return c.body(await checkpointOf(shop, id, size), 200, { ...TEXT, ...FOR_EVER });
    })
    .on(...route(contract.bookTile, 'A tile of a sealed book, or a bundle of its entries'), async (c) => {
      const { period, level, index } = c.req.param() as Record<'period' | 'level' | 'index', string>;
      return tile(c, await requirePublic(period), { level, index });
    })
    .on(...route(contract.bookWinners, 'Who has won of a sealed book, by place and without names'), async (c) => {
      const lines = await winnersOf(db, c.req.param('period'));
      if (lines === null) throw notFound();
      return c.body(lines, 200, { 'Content-Type': 'application/x-ndjson; charset=utf-8', ...FOR_SECONDS });
    })
    .on(...route(contract.sealsCheckpoint, 'The signed checkpoint of the log of seals'), async (c) => {
      const { size } = await readLog(db, SEALS);
      if (size === 0) throw notFound();
      return c.body(await checkpointOf(shop, SEALS, size), 200, { ...TEXT, ...FOR_SECONDS });
    })
    .on(...route(contract.sealsTile, 'A tile of the log of seals, or a bundle of its entries'), (c) => {
      const { level, index } = c.req.param() as Record<'level' | 'index', string>;
      return tile(c, SEALS, { level, index });
    })
    .on(
      ...route(contract.ticketReceipt, 'The receipt of your own ticket; keep it to yourself'),
      query(contract.ticketReceipt, historyDetailRequestSchema),
      async (c) => {
        const { id } = c.req.valid('query');
        const receipt = isId(id) ? await receiptOf(shop, { userId: c.get('userId'), ticketId: id }) : null;
        if (!receipt) throw notFound();
        return ok(c, receipt);
      },
    )
    .on(
      ...route(contract.placedReceipt, 'The receipt of whoever knows a ticket’s place in its book and its salt'),
      jsonBody(contract.placedReceipt, placedReceiptRequestSchema),
      limitAddress(shop, { name: 'receipts', points: shop.settings.limits.addressChecks }),
      async (c) => {
        const receipt = await receiptOf(shop, c.req.valid('json'));
        if (!receipt) throw notFound();
        return ok(c, receipt);
      },
    );
}

const isLevel = (level: string) => level === 'entries' || /^(?:[0-9]|[1-5][0-9]|6[0-3])$/.test(level);
const levelOf = (level: string) => (level === 'entries' ? level : Number(level));

function placeOf(path: string) {
  try {
    return readTilePath(path);
  } catch (error) {
    if (error instanceof ProofError) throw notFound();
    throw error;
  }
}
