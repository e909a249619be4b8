/** The outcome of a check: a value, or a code with the sentence a person reads. */
export type Checked<T, Code extends string = string> =
  | { ok: true; value: T }
  | { ok: false; code: Code; message: string };

export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

export function err<Code extends string>(code: Code, message: string): { ok: false; code: Code; message: string } {
  return { ok: false, code, message };
}
