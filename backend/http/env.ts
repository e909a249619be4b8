import type { Shop } from '../shop';

/** What a request carries through the routes. `userId` and `sessionId` are set by `requireUser`. */
export interface AppEnv {
  Variables: {
    shop: Shop;
    userId: string;
    sessionId: string;
    secureHeadersNonce?: string;
  };
}
