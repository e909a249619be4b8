import pino, { type DestinationStream } from 'pino';
import { faultText, readable, type Log } from '../log';
import { currentCall } from './callContext';

/** Names under which a fact is a secret, at the top of a line or one level below. */
const secret = ['phone', 'code', 'pin', 'token', 'refreshToken', 'signature', 'authorization', 'cookie', 'key'];

/** Written before the next line of the program runs, so that a process which dies has told why. */
const standardOutput = () => pino.destination({ fd: 1, sync: true });

const safeLines = (text: string) => text.split('\n').map(readable).join('\n');

/**
 * One JSON object a line, for programs: `time` (ISO, the real time whatever the shop's clock says), `level`, `msg`, of what
 * a call causes its `requestId`, and of a fault `err` with type, message, code of the system or the database, and stack.
 */
export function createJsonLog(destination: DestinationStream = standardOutput()): Log {
  const logger = pino(
    {
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: faultOf },
      mixin: () => ({ ...currentCall() }),
      redact: { paths: secret.flatMap((name) => [name, `*.${name}`]), censor: '[secret]' },
    },
    destination,
  );
  return {
    info: (line, facts = {}) => logger.info(facts, readable(line)),
    warn: (line) => logger.warn(readable(line)),
    error: (line, cause) => logger.error(cause === undefined ? {} : { err: cause }, readable(line)),
    call: ({ status, ms, isMeant, ...asked }) => {
      const answered = { ...asked, status, ms: Math.round(ms * 10) / 10 };
      if (status >= 500 && !isMeant) logger.error(answered, 'call');
      else logger.info(answered, 'call');
    },
  };
}

function faultOf(cause: unknown) {
  const isError = cause instanceof Error;
  return {
    type: isError ? cause.name : typeof cause,
    message: readable(isError ? cause.message : String(cause)),
    // Not `code`, under which a one-time code would be left out.
    errorCode: isError && 'code' in cause ? String(cause.code) : undefined,
    stack: safeLines(faultText(cause)),
  };
}
