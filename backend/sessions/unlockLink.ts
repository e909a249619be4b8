import type { Context } from 'hono';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema';
import type { AppEnv } from '../http/env';
import { newId } from '../ids';
import type { Shop } from '../shop';
import { deviceHashes, knownAsker, setDeviceCookie, type KnownAsker } from './knownDevice';

/** Ms in which an unlock link is opened and used. */
const LIFE = 3_600_000;
const PREFIX = 'link ';

/** Of the page by which a browser takes a link's token. */
export const unlockPath = (token: string) => `/unlock/${token}`;

/**
 * Makes the link by which an owner at a new device is told from strangers who flood the phone; its token stands in the
 * cookie of known devices, says no more than that an operator gave it, and opens nothing. The one before works no more.
 */
export async function makeUnlockLink(
  shop: Pick<Shop, 'random' | 'secrets'>,
  trx: Transaction<Database>,
  { phone, at }: { phone: string; at: Date },
): Promise<string> {
  const token = shop.random(32).toString('base64url');
  await trx.deleteFrom('unlock_links').where('phone', '=', phone).execute();
  await trx
    .insertInto('unlock_links')
    .values({
      id: newId(at),
      phone,
      token_hash: shop.secrets.hash('device', token),
      expires_at: new Date(at.getTime() + LIFE),
    })
    .execute();
  return token;
}

const openLinks = ({ db, clock }: Shop) => db.selectFrom('unlock_links').where('expires_at', '>', clock.now());

/** The page of the link: keeps its token in the browser while it works, and leads to the login. */
export async function openUnlockLink(c: Context<AppEnv>): Promise<Response> {
  const shop = c.get('shop');
  const token = c.req.path.slice(unlockPath('').length);
  const hash = shop.secrets.hash('device', token);
  if (await openLinks(shop).select('id').where('token_hash', '=', hash).executeTakeFirst()) {
    c.set('deviceToken', token);
    setDeviceCookie(c);
  }
  return c.redirect('/login');
}

/**
 * Who asks for a code to a phone or types one: as `knownAsker`, and besides whoever has opened the phone's unlock link,
 * who is counted apart from all others.
 */
export async function codeAsker(
  c: Context<AppEnv>,
  account: { phone: string } | { id: string },
): Promise<Omit<KnownAsker, 'userId'> | undefined> {
  return (await knownAsker(c, account)) ?? ('phone' in account ? ofLink(c, account.phone) : undefined);
}

async function ofLink(c: Context<AppEnv>, phone: string) {
  const hashes = deviceHashes(c);
  if (hashes.length === 0) return undefined;
  const link = await openLinks(c.get('shop'))
    .select('id')
    .where('phone', '=', phone)
    .where('token_hash', 'in', hashes)
    .executeTakeFirst();
  return link && { id: `${PREFIX}${link.id}`, provedAt: null, isSession: false };
}

/** Whether an asker came by an unlock link. */
export const isOfLink = (asker: string) => asker.startsWith(PREFIX);

/** Ends the link of a phone. */
export async function endUnlockLink(db: Kysely<Database>, phone: string): Promise<void> {
  await db.deleteFrom('unlock_links').where('phone', '=', phone).execute();
}
