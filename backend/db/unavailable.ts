/** SQLSTATEs of a server that ends, starts, fails over or has no connection left; class 08 is all of this kind. */
const gone: readonly unknown[] = ['57P01', '57P02', '57P03', '53300', '25P03', '57P05'];

/** What the system says of a connection that could not be made, or was cut. */
const cut: readonly unknown[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];

/** The driver's own errors, which have no code. */
const driverMessages =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout expired|Query read timeout)/;

const LOCK_TIMEOUT = '55P03';
const STATEMENT_TIMEOUT = '57014';
const late: readonly unknown[] = [LOCK_TIMEOUT, STATEMENT_TIMEOUT];
const noConnectionFree = /^timeout exceeded when trying to connect/;

/** A call got no connection: there is none, for whatever reason (`gone`), or it was not its turn in time (`busy`). */
export class NoConnection extends Error {
  override name = 'NoConnection';

  constructor(
    readonly kind: 'gone' | 'busy',
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

/** A pooler in transaction mode refuses the limits of time that a connection brings. */
const POOLER = /^unsupported startup parameter/;

/** Why nobody was let in, in the words of the system, the driver or the database: none of them tells a password. */
export function wordsOf(cause: unknown): string {
  if (cause instanceof AggregateError && cause.errors.length > 0) return cause.errors.map(wordsOf).join(', ');
  if (!(cause instanceof Error)) return String(cause);
  const { code } = cause as { code?: unknown };
  const said = cause.message || cause.name;
  const known = code === undefined || said.includes(String(code)) ? said : `${said} (${String(code)})`;
  return POOLER.test(said) ? `${known}: behind a pooler set VELOC_DATABASE_POOLER=1` : known;
}

/** Somebody else held a lock for too long. */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && (error as { code?: unknown }).code === LOCK_TIMEOUT;
}

/**
 * Whether an error means that the database is away (`gone`), or that a limit of time was reached (`busy`); undefined for
 * every other error. After `gone` nobody knows whether a commit under way was kept. What a system says of a socket counts
 * only as a `NoConnection`: a client's sockets break too.
 */
export function unavailability(error: unknown): 'gone' | 'busy' | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof NoConnection) return error.kind;
  const { code } = error as { code?: unknown };
  if (late.includes(code)) return 'busy';
  return gone.includes(code) || /^08...$/.test(String(code)) ? 'gone' : undefined;
}

/** The same for an error of which it is known that the database's driver threw it. */
export function driversUnavailability(error: unknown): 'gone' | 'busy' | undefined {
  if (!(error instanceof Error)) return undefined;
  // A name with several addresses fails with one error for each.
  if (error instanceof AggregateError && error.errors.some((each) => driversUnavailability(each) === 'gone')) {
    return 'gone';
  }
  if (noConnectionFree.test(error.message)) return 'busy';
  if (cut.includes((error as { code?: unknown }).code) || driverMessages.test(error.message)) return 'gone';
  return unavailability(error);
}
