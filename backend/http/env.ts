import type { Shop } from '../shop';

/** What a request carries through the routes. `userId` and `sessionId` are set by `requireUser`. */
export interface AppEnv {
  Variables: {
    shop: Shop;
    userId: string;
    sessionId: string;
    /** The phone, user or session that a call without a session names: what it waits for may be locked by its like. */
    accountNamed?: string;
    /** Of a device that has just logged in; its cookie is set once that is committed. */
    deviceToken: string | undefined;
    /** Calls of the caller, or of its site, that `limitAddress` has counted within the hour. */
    callsThisHour?: number;
    /** The phone's own limit refused the call: it counts for no address or account. */
    isRefusedByPhone?: boolean;
    secureHeadersNonce?: string;
  };
}
