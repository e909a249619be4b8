/** The key of a question, and what was asked; another subject is another question. */
export interface LastKey {
  subject: string;
  key: string;
}

/** Where keys are kept. A `Map` keeps the last one of each kind of question, as long as the page. */
export interface LastKeys<Kind extends string> {
  get: (kind: Kind, subject: string) => LastKey | undefined;
  set: (kind: Kind, last: LastKey) => void;
  /** Without a subject all of the kind. */
  delete: (kind: Kind, subject?: string) => void;
}

/**
 * Idempotency keys of what is asked of the server: who asks the same again, because no answer came, goes on with the
 * key it had.
 */
export function createIdempotencyKeys<Kind extends string>(
  last: LastKeys<Kind> = new Map(),
  newId: () => string = () => crypto.randomUUID(),
) {
  /** The key of a question that is asked anew. */
  const renew = (kind: Kind, subject: string): string => {
    const key = newId();
    last.set(kind, { subject, key });
    return key;
  };
  return {
    of(kind: Kind, subject: string): string {
      const known = last.get(kind, subject);
      return known?.subject === subject ? known.key : renew(kind, subject);
    },
    renew,
    /** The answer is here: the next question is another one. */
    forget: (kind: Kind, subject?: string) => last.delete(kind, subject),
  };
}
