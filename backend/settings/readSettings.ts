import { cosignatureVerifier } from '@veloc/proof';
import * as v from 'valibot';
import { paymentProviderNames } from '../topup/providers/registry';
import { databaseEntries, databaseLimitsOf } from './databaseLimits';
import { isLoopback } from './hosts';
import { limitEntries, limitsOf } from './limits';
import { DEFAULT_MANUAL_PAYOUT, DEFAULT_SHOP_NAME, type Settings } from './settings';

const flag = v.optional(v.picklist(['0', '1'], 'must be 0 or 1'));
const text = v.optional(v.pipe(v.string(), v.minLength(1)));
const secret = v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters')));
const url = v.optional(v.pipe(v.string(), v.url('is not a URL')));
const wholeNumber = (max: number) =>
  v.pipe(v.string(), v.regex(/^\d+$/, 'is not a whole number'), v.transform(Number), v.maxValue(max, 'is too large'));
const port = wholeNumber(65_535);

const VIETNAM = '84';

/** Where Chrome and its kin, Firefox, Edge and Safari let themselves be told. */
const PUSH_SERVICES = 'fcm.googleapis.com,*.push.services.mozilla.com,*.notify.windows.com,*.push.apple.com';

function isWitness([vkey, at, ...more]: readonly string[]): boolean {
  try {
    cosignatureVerifier(vkey);
    return more.length === 0 && URL.canParse(at ?? '');
  } catch {
    return false;
  }
}

const environmentSchema = v.object({
  HOST: v.optional(v.pipe(v.string(), v.minLength(1)), '127.0.0.1'),
  PORT: v.optional(port, '5785'),
  VELOC_DRAIN_MS: v.optional(wholeNumber(60_000), '0'),
  DATABASE_URL: url,
  VELOC_DATABASE_POOLER: flag,
  VELOC_DATA: v.optional(v.pipe(v.string(), v.minLength(1)), './data'),
  VELOC_SANDBOX: flag,
  VELOC_CLOCK: v.optional(
    v.pipe(
      v.string(),
      v.check((instant) => !Number.isNaN(Date.parse(instant)), 'is not an ISO 8601 instant'),
      v.transform((instant) => new Date(instant)),
    ),
  ),
  VELOC_SIMULATED_DRAWS: flag,
  VELOC_OTP_SENDER: url,
  VELOC_PAYMENT_PROVIDER: v.optional(
    v.picklist(paymentProviderNames, `must be one of: ${paymentProviderNames.join(', ')}`),
    'vietQr',
  ),
  VELOC_GATEWAY_SECRET: text,
  VELOC_OPERATOR_KEY: secret,
  VELOC_OPERATOR_PORT: v.optional(port),
  VELOC_OPERATOR_HOST: text,
  VELOC_METRICS_PORT: v.optional(port),
  VELOC_METRICS_HOST: text,
  VELOC_SECRET: secret,
  VELOC_BOOK_SECRET: secret,
  VELOC_BOOK_SECRET_OLD: secret,
  VELOC_SECRET_ROTATE: flag,
  VELOC_TRUST_PROXY: flag,
  VELOC_STEP_UP_FROM: v.optional(wholeNumber(Number.MAX_SAFE_INTEGER), '5000000'),
  VELOC_MANUAL_PAYOUT_ABOVE: v.optional(wholeNumber(Number.MAX_SAFE_INTEGER), String(DEFAULT_MANUAL_PAYOUT)),
  VELOC_MANUAL_PAYOUT_DAYS: v.optional(wholeNumber(60), '3'),
  VELOC_WITHHOLD_TAX: flag,
  VELOC_SHOP_NAME: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z\d.-]+(?:\/[a-z\d.-]+)*$/, 'is no name like shop.example.vn')),
    DEFAULT_SHOP_NAME,
  ),
  VELOC_BOOK_TOTALS: flag,
  VELOC_PUBLISH_WINNERS: v.optional(
    v.pipe(v.string(), v.regex(/^(?:all|none|from:\d{1,15})$/, 'is neither all, none nor from: and a sum')),
    'all',
  ),
  VELOC_WITNESSES: v.optional(
    v.pipe(
      v.string(),
      v.transform((named) => named.split(',').map((witness) => witness.trim().split(/\s+/))),
      v.check(
        (pairs) => pairs.every(isWitness),
        'is not a list of keys, each with a space and its URL, joined by commas',
      ),
      v.transform((pairs) => pairs.map(([vkey = '', at = '']) => ({ vkey, url: at.replace(/\/$/, '') }))),
    ),
  ),
  VELOC_PUSH_CONTACT: v.optional(
    v.pipe(v.string(), v.regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'is neither mailto: nor https:')),
  ),
  VELOC_PUSH_SERVICES: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(?:(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+|http:\/\/127\.0\.0\.1:\d+)(?:,(?:(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+|http:\/\/127\.0\.0\.1:\d+))*$/,
        'is not a list of hosts like push.example.com, joined by commas',
      ),
    ),
    PUSH_SERVICES,
  ),
  VELOC_PUSH_QUIET: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(?:none|(?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-3]):[0-5]\d)$/,
        'is neither none nor hours like 22:00-07:00',
      ),
    ),
    '22:00-07:00',
  ),
  VELOC_TSA_URL: url,
  VELOC_LOG_FORMAT: v.optional(v.picklist(['text', 'json'], 'must be text or json')),
  VELOC_ALLOWED_ORIGINS: text,
  VELOC_API_BASE: url,
  ...limitEntries,
  ...databaseEntries,
  VELOC_OTP_COUNTRIES: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:all|[1-9]\d{0,6}(?:,[1-9]\d{0,6})*)$/, 'is neither all nor country codes like 84,1'),
    ),
  ),
});

/** The environment variables that a server reads. */
export const settingNames = Object.keys(environmentSchema.entries);

/** A setting that is wrong or missing: one sentence for the person who starts the shop. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

function decode(environment: unknown) {
  // An empty variable is what a shell leaves behind for "not set".
  const named = Object.fromEntries(Object.entries(environment ?? {}).filter(([, value]) => value !== ''));
  const decoded = v.safeParse(environmentSchema, named);
  if (decoded.success) return decoded.output;
  const [issue] = decoded.issues;
  throw new SettingsError(`The setting ${v.getDotPath(issue)} ${issue.message}; correct it and start again.`);
}

type Environment = v.InferOutput<typeof environmentSchema>;

function isSandbox({ VELOC_SANDBOX, DATABASE_URL, HOST }: Environment): boolean {
  if (VELOC_SANDBOX !== undefined) return VELOC_SANDBOX === '1';
  if (DATABASE_URL !== undefined) return false;
  if (isLoopback(HOST)) return true;
  throw new SettingsError(
    `Without a database server the shop is a sandbox, and at HOST ${HOST} others could reach it and make money in it: ` +
      `set HOST=127.0.0.1, or VELOC_SANDBOX=1 to let them, or VELOC_SANDBOX=0 for a real shop.`,
  );
}

function requireOwnPorts({
  VELOC_OPERATOR_PORT,
  VELOC_OPERATOR_HOST,
  VELOC_METRICS_PORT,
  VELOC_METRICS_HOST,
  PORT,
}: Environment): void {
  if (VELOC_OPERATOR_HOST !== undefined && VELOC_OPERATOR_PORT === undefined) {
    throw new SettingsError(
      'VELOC_OPERATOR_HOST has no effect without VELOC_OPERATOR_PORT, so the operator would be reached where the ' +
        'players are: set both, or neither.',
    );
  }
  if (VELOC_METRICS_HOST !== undefined && VELOC_METRICS_PORT === undefined) {
    throw new SettingsError('VELOC_METRICS_HOST has no effect without VELOC_METRICS_PORT: set both, or neither.');
  }
  // 0 is any free port, another one each time.
  const isShared = (port: number | undefined, other: number | undefined) => port !== 0 && port === other;
  if (VELOC_OPERATOR_PORT !== undefined && isShared(VELOC_OPERATOR_PORT, PORT)) {
    throw new SettingsError(
      'VELOC_OPERATOR_PORT is PORT, where the players are: name another one for the operator, or none.',
    );
  }
  if (
    VELOC_METRICS_PORT !== undefined &&
    [PORT, VELOC_OPERATOR_PORT].some((port) => isShared(VELOC_METRICS_PORT, port))
  ) {
    throw new SettingsError('VELOC_METRICS_PORT is PORT or VELOC_OPERATOR_PORT: name another one for the metrics.');
  }
}

function requireRealServices(named: Environment): void {
  const missing = (['VELOC_OTP_SENDER', 'VELOC_GATEWAY_SECRET'] as const).find((name) => !named[name]);
  if (missing) {
    throw new SettingsError(
      `The sandbox is off and ${missing} is not set, so nobody could log in or pay safely: ` +
        `set ${missing}, or VELOC_SANDBOX=1 to try the shop out.`,
    );
  }
  if (named.VELOC_SHOP_NAME === DEFAULT_SHOP_NAME) {
    throw new SettingsError(
      'The sandbox is off and VELOC_SHOP_NAME is not set, so the public books would carry the name of an example for ' +
        'ever: set it to the host of your pages, or VELOC_SANDBOX=1 to try the shop out.',
    );
  }
  if (named.VELOC_OTP_SENDER?.startsWith('http:')) {
    throw new SettingsError(
      'VELOC_OTP_SENDER begins with http:// and the sandbox is off, so everybody on the way could read the codes: ' +
        'use https://, or VELOC_SANDBOX=1 to try the shop out.',
    );
  }
  if (named.VELOC_PUSH_SERVICES.includes('http://')) {
    throw new SettingsError(
      'VELOC_PUSH_SERVICES names an address of this machine and the sandbox is off, so a player could have the server ' +
        'call what listens there: name hosts alone, or set VELOC_SANDBOX=1 to try the shop out.',
    );
  }
  const sandboxOnly = (['VELOC_CLOCK', 'VELOC_SIMULATED_DRAWS'] as const).find((name) => named[name] !== undefined);
  if (sandboxOnly) {
    throw new SettingsError(
      `${sandboxOnly} belongs to the sandbox and the sandbox is off: remove it, or set VELOC_SANDBOX=1.`,
    );
  }
}

function publishedFrom(named: string): number | null {
  if (named === 'none') return null;
  return named === 'all' ? 0 : Number(named.slice('from:'.length));
}

function quietHoursOf(named: string): Settings['pushQuiet'] {
  const [from = '', to = ''] = named.split('-');
  // Hours that end as they begin are none.
  return named === 'none' || from === to ? null : { from, to };
}

function countriesOf(named: string): readonly string[] | 'all' {
  return named === 'all' ? 'all' : named.split(',');
}

/**
 * Decodes the environment.
 * @throws SettingsError with one sentence when a value is wrong, or when the sandbox is off and what replaces it is
 * missing
 */
export function readSettings(environment: unknown): Settings {
  const named = decode(environment);
  const sandbox = isSandbox(named);
  requireOwnPorts(named);
  if (!sandbox) requireRealServices(named);
  return {
    host: named.HOST,
    port: named.PORT,
    drainMs: named.VELOC_DRAIN_MS,
    databaseUrl: named.DATABASE_URL ?? null,
    databasePooler: named.VELOC_DATABASE_POOLER === '1',
    dataFolder: named.VELOC_DATA,
    sandbox,
    clockStart: named.VELOC_CLOCK ?? null,
    simulatedDraws: sandbox && named.VELOC_SIMULATED_DRAWS !== '0',
    otpSender: named.VELOC_OTP_SENDER ?? null,
    paymentProvider: named.VELOC_PAYMENT_PROVIDER,
    gatewaySecret: named.VELOC_GATEWAY_SECRET ?? null,
    operatorKey: named.VELOC_OPERATOR_KEY ?? null,
    operatorPort: named.VELOC_OPERATOR_PORT ?? null,
    operatorHost: named.VELOC_OPERATOR_HOST ?? '127.0.0.1',
    metricsPort: named.VELOC_METRICS_PORT ?? null,
    metricsHost: named.VELOC_METRICS_HOST ?? '127.0.0.1',
    masterSecret: named.VELOC_SECRET ?? null,
    bookSecret: named.VELOC_BOOK_SECRET ?? null,
    oldBookSecret: named.VELOC_BOOK_SECRET_OLD ?? null,
    rotateSecret: named.VELOC_SECRET_ROTATE === '1',
    trustProxy: named.VELOC_TRUST_PROXY === '1',
    stepUpFrom: named.VELOC_STEP_UP_FROM,
    manualPayoutAbove: named.VELOC_MANUAL_PAYOUT_ABOVE || null,
    manualPayoutDays: named.VELOC_MANUAL_PAYOUT_DAYS,
    shopName: named.VELOC_SHOP_NAME,
    bookTotals: named.VELOC_BOOK_TOTALS !== '0',
    publishWinnersFrom: publishedFrom(named.VELOC_PUBLISH_WINNERS),
    witnesses: named.VELOC_WITNESSES ?? [],
    pushContact: named.VELOC_PUSH_CONTACT ?? null,
    pushServices: named.VELOC_PUSH_SERVICES.split(','),
    pushQuiet: quietHoursOf(named.VELOC_PUSH_QUIET),
    tsaUrl: named.VELOC_TSA_URL ?? null,
    logFormat: named.VELOC_LOG_FORMAT ?? (sandbox ? 'text' : 'json'),
    withholdTax: named.VELOC_WITHHOLD_TAX === '1',
    allowedOrigins: named.VELOC_ALLOWED_ORIGINS?.split(/[\s,]+/).filter(Boolean) ?? [],
    apiBase: named.VELOC_API_BASE ?? null,
    limits: limitsOf(named),
    databaseLimits: databaseLimitsOf(named),
    otpCountries: countriesOf(named.VELOC_OTP_COUNTRIES ?? (sandbox ? 'all' : VIETNAM)),
  };
}
