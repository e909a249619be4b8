import {
  contract,
  endpointLoginRequestSchema,
  pinLoginRequestSchema,
  registrationRequestSchema,
  uidLoginRequestSchema,
} from '@veloc/rules';
import { Hono, type Context } from 'hono';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { addressOf, originOf, siteOf } from '../http/address';
import { jsonBody } from '../http/body';
import type { AppEnv, CallContext } from '../http/env';
import { route } from '../http/route';
import { idempotent } from '../http/idempotency';
import { limitAddress, limitWrongPins } from '../http/rateLimit';
import { notFound } from '../http/httpError';
import { createKeyedSemaphore } from '../keyedLocks';
import { knownAsker, type KnownAsker, setDeviceCookie } from '../sessions/knownDevice';
import { login, type Login } from '../sessions/login';
import { checkPin, HASHING_THREADS, hashPin, lockPin, requireStrongPin, type VerifiedPin } from '../sessions/pin';
import { setRefreshCookie } from '../sessions/refreshCookie';
import { register } from '../sessions/register';
import { isOver } from '../sessions/sessionOfRefreshToken';
import { checkSignature, consumeSignature } from '../sessions/signature';
import { findUser, lockUser } from '../sessions/user';
import type { Shop } from '../shop';

/** Logins by PIN that wait in one process: of one address or IPv6 site (carriers share them), and of all strangers. */
const MOST_WAITING = 100;
/** Logins by PIN that wait on the known devices of one account, and registrations with a proof of one phone. */
const MOST_OF_ACCOUNT = 10;

/** What the answer of a login has beside its data, on repeats too. */
const withSession = (c: Context<AppEnv>) => ({
  alsoTopLevel: ({ token }: Login) => ({ token }),
  beforeAnswer: ({ refreshToken }: Login) => {
    setRefreshCookie(c, refreshToken);
    setDeviceCookie(c);
  },
  isOver: (trx: Transaction<Database>, tokens: Login) => isOver(c.get('shop'), trx, tokens),
});

/** The ways into a session: one-time proof, PIN, registration. */
export function loginRoutes(shop: Shop) {
  // Hashing a PIN is dear: one address has one at a time, so that a flood from there keeps nobody else waiting, and so have
  // the many networks of one IPv6 site. All who have proved nothing together leave a thread to those who have.
  const ofOrigin = createKeyedSemaphore(1, MOST_WAITING);
  const ofStrangers = createKeyedSemaphore(HASHING_THREADS - 1, MOST_WAITING);
  function limitHashing<T>(c: Context<AppEnv>, work: () => Promise<T>): Promise<T> {
    const address = addressOf(c);
    const inLane = () => ofStrangers.hold('strangers', work);
    const site = siteOf(address);
    return ofOrigin.hold(originOf(address), () => (site ? ofOrigin.hold(site, inLane) : inLane()));
  }
  // Logins to one account wait for its row, each with a connection: the known devices of one have one login under way,
  // those on which no code was ever typed apart, since a guessed PIN makes any number of them.
  const ofAccount = createKeyedSemaphore(1, MOST_OF_ACCOUNT);
  function limitKnown<T>(phone: string, asker: KnownAsker | undefined, work: () => Promise<T>): Promise<T> {
    return asker ? ofAccount.hold(`${phone} ${asker.provedAt ? 'proved' : 'unproved'}`, work) : work();
  }
  // A proof is used up only by the first registration that ends.
  const ofProved = createKeyedSemaphore(1, MOST_OF_ACCOUNT);
  const countWrongPin = limitWrongPins(shop);
  const limitChecks = limitAddress(shop, { name: 'checks', points: shop.settings.limits.addressChecks });

  /** A proof is used up once, so a repeat after a lost answer gets the session that the first one opened. */
  function loginBySignature(
    c: CallContext<typeof contract.loginByEndpoint | typeof contract.loginByUid>,
    by: { id: string } | { phone: string },
    signature: string,
  ) {
    const scope = 'id' in by ? by.id : by.phone;
    const work = async (trx: Transaction<Database>) => {
      const held = await lockUser(trx, by);
      const user = held && (await findUser(trx, held));
      if (!user) throw notFound();
      await consumeSignature(shop, trx, { signature, phone: user.phone, purposes: ['login', 'register'] });
      return login(c, trx, user, { by: 'code' });
    };
    return idempotent(c, scope, 'login-by-signature', { ...by, signature }, work, withSession(c));
  }

  return new Hono<AppEnv>()
    .on(
      ...route(contract.loginByEndpoint, 'Log in with a one-time proof'),
      jsonBody(contract.loginByEndpoint, endpointLoginRequestSchema),
      limitChecks,
      (c) => {
        const { phone, signature } = c.req.valid('json');
        return loginBySignature(c, { phone }, signature);
      },
    )
    .on(
      ...route(contract.loginByUid, 'Log in with a user id and a one-time proof'),
      jsonBody(contract.loginByUid, uidLoginRequestSchema),
      limitChecks,
      (c) => {
        const { uid, signature } = c.req.valid('json');
        return loginBySignature(c, { id: uid }, signature);
      },
    )
    .on(
      ...route(contract.loginByPin, 'Log in with a PIN'),
      jsonBody(contract.loginByPin, pinLoginRequestSchema),
      limitChecks,
      async (c) => {
        const { phone, pin } = c.req.valid('json');
        const asker = await knownAsker(c, { phone });
        const work = async (trx: Transaction<Database>, verified: VerifiedPin) => {
          await lockPin(trx, verified);
          const user = await findUser(trx, { id: verified.userId });
          if (!user) throw notFound();
          return login(c, trx, user, { by: 'pin' });
        };
        const options = {
          ...withSession(c),
          beforeWork: async () => {
            const userId = (await findUser(shop.db, { phone }))?.id;
            const check = () => checkPin(shop, { userId, deviceId: asker?.id }, pin);
            return asker ? check() : limitHashing(c, () => countWrongPin(c, check));
          },
        };
        return limitKnown(phone, asker, () => idempotent(c, phone, 'auth/login-by-pin', { phone, pin }, work, options));
      },
    )
    .on(
      ...route(contract.register, 'Open an account'),
      jsonBody(contract.register, registrationRequestSchema),
      limitChecks,
      (c) => {
        const body = c.req.valid('json');
        const { phone, signature, pin } = body;
        const work = (trx: Transaction<Database>, pinHash: string | null) => register(c, trx, { ...body, pinHash });
        return idempotent(c, phone, 'register-account', body, work, {
          ...withSession(c),
          beforeWork: async () => {
            if (pin === undefined) return null;
            requireStrongPin(pin, phone);
            // Hashing is dear, so it is only done for whoever has proved to own the phone.
            await checkSignature(shop, { signature, phone, purposes: ['register', 'login'] });
            return ofProved.hold(phone, () => hashPin(pin));
          },
        });
      },
    );
}
