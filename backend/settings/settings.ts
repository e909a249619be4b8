import type { PaymentProviderName } from '../topup/providers/registry';
import type { QuietHours } from '../push/quietHours';
import type { DatabaseLimits } from './databaseLimits';
import type { Limits } from './limits';

/** Đồng. A prize above it is a big one also where no prize waits. */
export const DEFAULT_MANUAL_PAYOUT = 10_000_000;

/** Of a shop that was given none. */
export const DEFAULT_SHOP_NAME = 'veloc.example';

export interface Settings {
  /** @default '127.0.0.1' */
  host: string;
  /** @default 5785 */
  port: number;
  /** Ms after SIGTERM in which a proxy learns by /ready that this server is about to end. @default 0 */
  drainMs: number;
  /** Null: the embedded database in `dataFolder`. */
  databaseUrl: string | null;
  /** A pooler in transaction mode stands before the server. */
  databasePooler: boolean;
  dataFolder: string;
  /** One-time codes on standard output, a simulated bank, simulated draws. Without it none of that exists. */
  sandbox: boolean;
  /** Sandbox only: where the shop's clock starts. Null: the real time. */
  clockStart: Date | null;
  /** Sandbox only: whether the shop draws for itself. */
  simulatedDraws: boolean;
  /** URL that receives one-time codes; set whenever the sandbox is off. */
  otpSender: string | null;
  /** How players pay in. @default 'vietQr' */
  paymentProvider: PaymentProviderName;
  gatewaySecret: string | null;
  operatorKey: string | null;
  /** The calls under /operator/ answer only there. Null: beside all others. */
  operatorPort: number | null;
  /** @default '127.0.0.1' */
  operatorHost: string;
  /** GET /metrics answers only there. Null: nowhere. */
  metricsPort: number | null;
  /** @default '127.0.0.1' */
  metricsHost: string;
  masterSecret: string | null;
  /** What the keys of the public books are derived from. Null: the master secret. */
  bookSecret: string | null;
  /** What they were derived from before, so that the key before signs the one that follows. Null: they never changed. */
  oldBookSecret: string | null;
  /** Let the database belong to servers with these keys from now on. */
  rotateSecret: boolean;
  /** Believe the last address of X-Forwarded-For. */
  trustProxy: boolean;
  /** Orders above this many đồng need the PIN or a signature. */
  stepUpFrom: number;
  /**
   * The prizes of one ticket in one draw above this many đồng wait for the operator (decision A27); null: none does.
   * @default 10000000
   */
  manualPayoutAbove: number | null;
  /**
   * Working days in which the operator decides about a prize once its player's papers are there, as players are told;
   * 0: no time is told.
   * @default 3
   */
  manualPayoutDays: number;
  /** Whether the tax on a prize is withheld, or only shown as an estimate (decision A29). */
  withholdTax: boolean;
  /** The shop's name in its public books: the host of its pages, without a scheme. @default 'veloc.example' */
  shopName: string;
  /** Whether the sum of a book is public; its size always is. @default true */
  bookTotals: boolean;
  /** From which prize on, in đồng, a winning ticket is listed in public; null: none is. @default 0 */
  publishWinnersFrom: number | null;
  /** Who is asked to sign the log of seals: by vkey, at an address. */
  witnesses: readonly { vkey: string; url: string }[];
  /** Whom a push service asks about what this shop sends (RFC 8292): `mailto:` or `https:`. Null: nothing is pushed. */
  pushContact: string | null;
  /** Hosts of the push services that are sent to, `*.` for any before it; in the sandbox origins of this machine, too. */
  pushServices: readonly string[];
  /** From when until when nothing is pushed, HH:mm in Vietnam. Null: never. @default from 22:00 to 07:00 */
  pushQuiet: QuietHours | null;
  /** Who timestamps the log of seals (RFC 3161). Null: nobody. */
  tsaUrl: string | null;
  /** Lines for people, or JSON for programs. @default 'text' in the sandbox, else 'json' */
  logFormat: 'text' | 'json';
  /** Other origins that may call the API from a browser. */
  allowedOrigins: readonly string[];
  /** Another host that the built storefront calls: `VELOC_API_BASE` of its build. */
  apiBase: string | null;
  limits: Limits;
  databaseLimits: DatabaseLimits;
  /** First digits, after the plus sign, of the numbers to which codes are sent. */
  otpCountries: readonly string[] | 'all';
}
