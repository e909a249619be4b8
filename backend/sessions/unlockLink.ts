import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema';
import type { AppEnv } from '../http/env';
import { newId } from '../ids';
import type { Shop } from '../shop';
import { knownAsker, type KnownAsker } from './knownDevice';
import { isHttps } from './refreshCookie';

/** Ms in which an unlock link is opened and used. */
const LIFE = 3_600_000;
const PREFIX = 'link ';
/**
 * Beside that of known devices: a link is opened from another site too, which sends no strict cookie along, and its answer
 * would overwrite the tokens that it cannot see.
 */
const NAME = 'veloc_unlock';

/** Of the page by which a browser takes a link's token. */
export const unlockPath = (token: string) => `/unlock/${token}`;

/**
 * Makes the link by which an owner at a new device is told from strangers who flood the phone; its token stands in a
 * cookie of its own, says no more than that an operator gave it, and opens nothing. The one before works no more.
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
    const attributes = { httpOnly: true, sameSite: 'Strict', path: '/', secure: isHttps(c) } as const;
    setCookie(c, NAME, token, { ...attributes, maxAge: LIFE / 1_000 });
  }
  return c.redirect('/login');
}

/**
 * Who asks for a code to a phone or types one: whoever has opened the phone's unlock link, who is counted apart from all
 * others, also on a device that others have used up; else as `knownAsker`.
 */
export async function codeAsker(
  c: Context<AppEnv>,
  account: { phone: string } | { id: string },
): Promise<Omit<KnownAsker, 'userId'> | undefined> {
  return (await ofLink(c, account)) ?? knownAsker(c, account);
}

async function ofLink(c: Context<AppEnv>, account: { phone: string } | { id: string }) {
  const token = getCookie(c, NAME);
  if (!token) return undefined;
  const shop = c.get('shop');
  const phone =
    'phone' in account
      ? account.phone
      : shop.db.selectFrom('users').select('users.phone').where('users.id', '=', account.id);
  const link = await openLinks(shop)
    .select('id')
    .where('phone', '=', phone)
    .where('token_hash', '=', shop.secrets.hash('device', token))
    .executeTakeFirst();
  return link && { id: `${PREFIX}${link.id}`, provedAt: null, isSession: false };
}

/** Whether an asker came by an unlock link. */
export const isOfLink = (asker: string) => asker.startsWith(PREFIX);

/** Ends the link of a phone. */
export async function endUnlockLink(db: Kysely<Database>, phone: string): Promise<void> {
  await db.deleteFrom('unlock_links').where('phone', '=', phone).execute();
}
