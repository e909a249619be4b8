import type { KeyValueStorage } from '../lib/browserStorage';

/** A storage of its own, with a look inside. */
export function memoryStorage(initial: Readonly<Record<string, string>> = {}): KeyValueStorage & {
  entries: () => Record<string, string>;
} {
  const kept = new Map(Object.entries(initial));
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    entries: () => Object.fromEntries(kept),
  };
}
