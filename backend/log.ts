import { inspect } from 'node:util';

export interface Log {
  info(line: string): void;
  error(line: string, cause?: unknown): void;
}

/** Standard output for facts, standard error for faults. */
export const consoleLog: Log = {
  info: (line) => console.log(withoutControls(line)),
  // One text: the console would fill a `%s` of the line with what follows.
  error: (line, cause) =>
    console.error(withoutControls(line) + (cause === undefined ? '' : ` ${describeCause(cause)}`)),
};

/** What went wrong, with its stack; its further lines are indented, so that they pass for no others. */
function describeCause(cause: unknown): string {
  return inspect(cause).split('\n').map(withoutControls).join('\n  ');
}

/** Control characters as numbers: what players and strangers write could move the cursor, or pass for lines of others. */
export function withoutControls(line: string): string {
  return line.replace(/[\p{Cc}\p{Cf}]/gu, (mark) => `\\u{${mark.codePointAt(0)?.toString(16)}}`);
}

/** '+84912345678' becomes '+8491*****78': enough to find a complaint, too little to call. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 5)}${'*'.repeat(Math.max(phone.length - 7, 0))}${phone.slice(-2)}`;
}
