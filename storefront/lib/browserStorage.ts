import * as v from 'valibot';

/** The four methods this shop needs of `localStorage`. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A storage that never throws: what a blocked or full one refuses lives until the page is left. Reading and writing
 * go to the real one whenever it works, so that other tabs are seen.
 */
export function safeStorage(open: () => KeyValueStorage): KeyValueStorage {
  const unsaved = new Map<string, string | null>();
  return {
    getItem(key) {
      const kept = unsaved.get(key);
      if (kept !== undefined) return kept;
      return attempt(() => open().getItem(key)) ?? null;
    },
    setItem(key, value) {
      const saved = attempt(() => {
        open().setItem(key, value);
        return true;
      });
      if (saved) unsaved.delete(key);
      else unsaved.set(key, value);
    },
    removeItem(key) {
      const removed = attempt(() => {
        open().removeItem(key);
        return true;
      });
      if (removed) unsaved.delete(key);
      else unsaved.set(key, null);
    },
  };
}

function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** One value in a storage, as JSON. */
export interface StoredValue<T> {
  /** Null when nothing is kept, or nothing that the schema knows. */
  read(storage: KeyValueStorage): T | null;
  write(storage: KeyValueStorage, value: T): void;
}

export function storedValue<S extends v.GenericSchema>(key: string, schema: S): StoredValue<v.InferOutput<S>> {
  const stored = v.pipe(v.string(), v.parseJson(), schema);
  return {
    read(storage) {
      const { success, output } = v.safeParse(stored, storage.getItem(key));
      return success ? (output as v.InferOutput<S>) : null;
    },
    write: (storage, value) => storage.setItem(key, JSON.stringify(value)),
  };
}
