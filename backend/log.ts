import { inspect } from 'node:util';

/** What a line tells beside its words, by name. A secret is known by its name and left out of JSON. */
export type LogFacts = Readonly<Record<string, unknown>>;

/** One call as it was answered. */
export interface AnsweredCall {
  /** Its path in the contract, `/operator/withdrawals/:id/start`; undefined for what is no call. Never the path itself. */
  route: string | undefined;
  method: string;
  status: number;
  /** Until the answer began. */
  ms: number;
  /** An answer of the 5xx that is meant, such as that of /ready before an end. @default false */
  isMeant?: boolean;
}

export interface Log {
  info(line: string, facts?: LogFacts): void;
  /** What a person may not have meant, though nothing has failed. */
  warn(line: string): void;
  error(line: string, cause?: unknown): void;
  call(answered: AnsweredCall): void;
}

/** For people at a terminal: standard output for facts, standard error for faults, and no line for a call. */
export const consoleLog: Log = {
  info: (line) => console.log(readable(line)),
  warn: (line) => console.warn(`WARNING: ${readable(line)}`),
  // One text: the console would fill a `%s` of the line with what follows.
  error: (line, cause) => console.error(readable(line) + (cause === undefined ? '' : ` ${describeCause(cause)}`)),
  call: () => {},
};

/** What went wrong, with its stack; its further lines are indented, so that they pass for no others. */
function describeCause(cause: unknown): string {
  return faultText(cause).split('\n').map(readable).join('\n  ');
}

/**
 * The stack of an error and of its causes. What else hangs on it is left out: a database driver tells the values of the
 * row that failed.
 */
export function faultText(fault: unknown): string {
  if (!(fault instanceof Error)) return inspect(fault);
  const further = fault instanceof AggregateError ? fault.errors : [];
  const causes = [...(fault.cause === undefined ? [] : [fault.cause]), ...further];
  return [fault.stack ?? String(fault), ...causes.map((cause) => `[cause]: ${faultText(cause)}`)].join('\n');
}

/** A line as it may be written: without what moves a cursor, and without secrets. */
export const readable = (line: string): string => withoutSecrets(withoutControls(line));

/** Control characters as numbers: what players and strangers write could move the cursor, or pass for lines of others. */
export function withoutControls(line: string): string {
  return line.replace(/[\p{Cc}\p{Cf}]/gu, (mark) => `\\u{${mark.codePointAt(0)?.toString(16)}}`);
}

/** Phones with their country or as they are dialled in Vietnam, and what opens a door by itself. */
const PHONE = /\+[1-9]\d{7,14}\b|\b0[35789]\d{8}\b/g;
const TOKEN = /\beyJ[\w-]{8,}\.[\w-]+\.[\w-]+|(?<=\bBearer +)\S+/g;

/** Masks phones and access tokens in a text that somebody else may have written, such as an error of a library. */
export function withoutSecrets(text: string): string {
  return text.replace(TOKEN, '[token]').replace(PHONE, maskPhone);
}

/** '+84912345678' becomes '+8491*****78': enough to find a complaint, too little to call. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 5)}${'*'.repeat(Math.max(phone.length - 7, 0))}${phone.slice(-2)}`;
}
