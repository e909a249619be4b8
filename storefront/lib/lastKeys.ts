/**
 * Idempotency keys of what is asked of this page alone, such as with a proof that is used up once: who asks the same
 * again, because no answer came, goes on with the key it had. The last question of each kind is remembered, and gone with
 * the page; those that outlive it are kept in `idempotencyKeys.ts`, which the first page does without.
 */
export function createLastKeys(newId: () => string = () => crypto.randomUUID()) {
  const last = new Map<string, { subject: string; key: string }>();
  return {
    of(what: string, subject: string): string {
      const known = last.get(what);
      const { key } = known?.subject === subject ? known : { key: newId() };
      last.set(what, { subject, key });
      return key;
    },
    forget: (what: string) => last.delete(what),
    clear: () => last.clear(),
  };
}
