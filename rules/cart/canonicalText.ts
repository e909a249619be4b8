const MOST_VALUES = 200;
const LONGEST_TEXT = 200;

interface Canonical {
  text: string;
  /** Whether the text holds all of the content, so that another content reads otherwise. */
  exact: boolean;
}

/**
 * The same JSON text for the same content, whatever the order of keys; keys named in `without` do not count, at any
 * depth. Looks at 200 values at most and tells longer texts apart by their first 200 characters and their length,
 * so that neither a cycle nor a huge list keeps it busy. What JSON has no word for is written as its type. Throws only
 * what a getter or a proxy throws.
 */
export function canonicalText(value: unknown, without: ReadonlySet<string>): Canonical {
  let left = MOST_VALUES;
  let exact = true;
  const inexact = (text: string) => {
    exact = false;
    return text;
  };
  const textOf = (text: string) => (text.length > LONGEST_TEXT ? inexact(cut(text)) : JSON.stringify(text));
  const write = (part: unknown): string => {
    left -= 1;
    if (left < 0) return inexact('…');
    if (typeof part === 'string') return textOf(part);
    if (typeof part === 'number' || typeof part === 'boolean' || part === null) return String(part);
    if (Array.isArray(part))
      return `[${Array.from({ length: writtenLength(part.length) }, (_, at) => write(part[at])).join()}]`;
    return isPlain(part) ? `{${fields(part).join()}}` : inexact(typeof part);
  };
  const writtenLength = (length: number) => Math.min(length, left + 1);
  const fields = (part: Readonly<Record<string, unknown>>) => {
    const keys: string[] = [];
    for (const key in part) {
      if (keys.length > left) break;
      if (!without.has(key) && part[key] !== undefined) keys.push(key);
    }
    return keys.toSorted().map((key) => `${textOf(key)}:${write(part[key])}`);
  };
  const text = write(value);
  return { text, exact };
}

function cut(text: string): string {
  return `${JSON.stringify(text.slice(0, LONGEST_TEXT))}…${text.length}`;
}

/** Whether this is an object as JSON or a literal makes it. */
function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
