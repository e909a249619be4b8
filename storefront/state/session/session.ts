import {
  texts,
  type OtpChallenge,
  type OtpPurpose,
  type OtpVerified,
  type RegistrationRequest,
  type Tokens,
  type User,
} from '@veloc/rules';
import { ApiError, hasNoAttemptsLeft, retryAfterOf } from '../../api/errors';
import type { ApiClient } from '../../api/client';
import type { Credentials } from '../../api/credentials';
import type { KeyValueStorage } from '../../lib/browserStorage';
import { storageKeys } from '../../lib/storageKeys';
import { createStore, type ReadStore } from '../../lib/store';
import { forgetPlayer, forgetCode, readCode, storeCode, storedUser, type HeldCode } from './sessionStorage';

export interface SessionState {
  user: User | null;
  /** Null for a guest. The one the session began with: calls read the newest from storage. */
  token: string | null;
  /** 401 after a session that could not be renewed, else null (spec section 4). */
  authStatus: 401 | null;
}

/** A right code of somebody without an account carries the proof that `register` asks for. */
type VerifyOutcome = { registered: true } | { registered: false; signature: string };

export interface Session extends ReadStore<SessionState> {
  /** Phones are E.164. */
  checkPhone(phone: string): Promise<{ exists: boolean }>;
  /** What this device knows of a code for a phone, without asking anybody. */
  heldCode(phone: string, purpose: OtpPurpose): HeldCode | null;
  /**
   * The code already on its way while it cannot be sent anew, else a fresh one. Only for a press: it costs a message
   * (decision A31).
   */
  requestOtp(phone: string, purpose: OtpPurpose): Promise<OtpChallenge>;
  /** Checks a code. A right one is used up and gives a one-time proof. */
  proveOtp(proof: { challengeId: string; phone: string; code: string }): Promise<OtpVerified>;
  /** Checks the code and logs in who has an account. */
  verifyOtp(proof: { challengeId: string; phone: string; code: string }): Promise<VerifyOutcome>;
  loginByPin(phone: string, pin: string): Promise<void>;
  register(registration: RegistrationRequest): Promise<void>;
  /** The last number typed, without its country code; '' for none. */
  lastPhone(): string;
  rememberPhone(phone: string): void;
  /** Keeps what the server knows of the player now. */
  setUser(user: User): void;
  logout(): void;
  /** Ends a session that the server does not renew. Answers whether there was one. */
  lose(): boolean;
  /** Another tab has ended the session of this page, which has not heard of it: a second one may have begun. */
  isOvertaken(): boolean;
  /** Takes over what another tab did to the stored session. Answers whether that ended the one here. */
  syncFromStorage(): boolean;
}

interface SessionDependencies {
  api: ApiClient;
  credentials: Credentials;
  storage: KeyValueStorage;
  /** The server's time in ms since the epoch. */
  now: () => number;
}

const guest: SessionState = { user: null, token: null, authStatus: null };

/** Who is playing. Transport errors pass through; a token that cannot be had says 'Lỗi đăng nhập' (spec section 4). */
export function createSession({ api, credentials, storage, now }: SessionDependencies): Session {
  const stored = (): SessionState => {
    const token = credentials.read()?.token ?? null;
    return { user: token ? storedUser.read(storage) : null, token, authStatus: null };
  };
  const store = createStore(stored());
  /** Which of the sessions in this browser the state is of. */
  let epoch = credentials.epoch();

  const isOvertaken = () => store.get().token !== null && credentials.epoch() !== epoch;

  const setUser = (user: User) => {
    if (!store.get().token) return;
    storedUser.write(storage, user);
    store.set((state) => ({ ...state, user }));
  };

  const begin = async ({ user, ...tokens }: Tokens & { user: User | null }) => {
    credentials.begin(tokens);
    epoch = credentials.epoch();
    if (user) storedUser.write(storage, user);
    store.set(() => ({ user, token: tokens.token, authStatus: null }));
    if (!user) setUser(await api.profile());
  };

  const end = (authStatus: 401 | null) => {
    credentials.clear();
    epoch = credentials.epoch();
    forgetPlayer(storage);
    store.set(() => ({ user: null, token: null, authStatus }));
  };

  const proveOtp: Session['proveOtp'] = async ({ challengeId, phone, code }) => {
    try {
      const proved = await api.verifyOtp(challengeId, phone, code);
      forgetCode(storage, challengeId);
      return proved;
    } catch (error) {
      if (hasNoAttemptsLeft(error)) forgetCode(storage, challengeId);
      throw error;
    }
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    first: () => guest,
    setUser,
    checkPhone: api.checkPhone,
    lastPhone: () => storage.getItem(storageKeys.phone) ?? '',
    rememberPhone: (phone) => storage.setItem(storageKeys.phone, phone),
    heldCode: (phone, purpose) => readCode(storage, { phone, purpose }),
    async requestOtp(phone, purpose) {
      const held = readCode(storage, { phone, purpose });
      const open = held?.challenge && Date.parse(held.challenge.expiresAt) > now() ? held.challenge : null;
      if (held && open && held.resendAt > now()) return open;
      try {
        const challenge = await api.sendOtp(phone, purpose);
        storeCode(storage, { phone, purpose, challenge, resendAt: Date.parse(challenge.resendAt) });
        return challenge;
      } catch (error) {
        const wait = retryAfterOf(error);
        if (wait !== null) storeCode(storage, { phone, purpose, challenge: open, resendAt: now() + wait });
        throw error;
      }
    },
    proveOtp,
    async verifyOtp(proof) {
      const { user, signature } = await proveOtp(proof);
      if (!user) return { registered: false, signature };
      await begin(await api.tokenByEndpoint(user, signature).catch(loginFailed));
      return { registered: true };
    },
    loginByPin: async (phone, pin) => begin(await api.loginByPin(phone, pin)),
    register: async (registration) => begin(await api.register(registration)),
    logout() {
      // The player is out at once; whether the server hears of it only decides how long its tokens live.
      api.logout(credentials.read()?.refreshToken ?? null).catch(() => undefined);
      end(null);
    },
    lose() {
      const lost = store.get().token !== null;
      if (lost) end(401);
      return lost;
    },
    isOvertaken,
    syncFromStorage() {
      const next = stored();
      const isOver = isOvertaken() || (store.get().token !== null && next.token === null);
      epoch = credentials.epoch();
      if (isOver) store.set(() => ({ user: null, token: null, authStatus: null }));
      if (next.token !== null) store.set(() => next);
      return isOver;
    },
  };
}

function loginFailed(error: unknown): never {
  const { kind, code, status, data } = error instanceof ApiError ? error : new ApiError('unknown', '', 'UNKNOWN_ERROR');
  throw new ApiError(kind, texts.loginFailed, code, status, data);
}
