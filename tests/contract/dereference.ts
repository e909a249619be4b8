/** The document with what its `$ref`s lead to in their place. Throws for one that leads nowhere, or round in a circle. */
export function dereference<T>(document: T): T {
  function target(reference: string): unknown {
    const steps = reference.replace(/^#\//, '').split('/');
    const found = steps.reduce<unknown>(
      (place, step) => (place as Record<string, unknown> | undefined)?.[step],
      document,
    );
    if (!reference.startsWith('#/') || found === undefined) throw new Error(`${reference} leads nowhere`);
    return found;
  }

  function whole(value: unknown, on: readonly string[]): unknown {
    if (Array.isArray(value)) return value.map((part) => whole(part, on));
    if (typeof value !== 'object' || value === null) return value;
    if ('$ref' in value && typeof value.$ref === 'string') {
      if (on.includes(value.$ref)) throw new Error(`${value.$ref} leads to itself`);
      return whole(target(value.$ref), [...on, value.$ref]);
    }
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, whole(part, on)]));
  }
  return whole(document, []) as T;
}
