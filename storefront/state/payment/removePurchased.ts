/** What buying its tickets does to a builder's draft. */
export interface DraftAfterPurchase {
  /** The draft when its tickets were handed over. */
  before: string | null;
  /** What stays of it once they are bought. */
  left: string | null;
}

/**
 * The draft as it is after the sale. Who has gone on building meanwhile keeps that, and loses only what stands there as
 * it was bought.
 */
export function removePurchased(draft: string | null, { before, left }: DraftAfterPurchase): string | null {
  if (draft === before) return left;
  const kept = placesOf(left);
  const sold = placesOf(before).filter((place) => !kept.includes(place));
  const fields = Object.entries(fieldsOf(draft)).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.filter((place) => !sold.includes(JSON.stringify(place))) : value,
  ]);
  return draft === null ? null : JSON.stringify(Object.fromEntries(fields));
}

/** What the draft has in its one list, whichever game's it is, each as text. */
function placesOf(draft: string | null): string[] {
  const list = Object.values(fieldsOf(draft)).find(Array.isArray) ?? [];
  return list.map((place: unknown) => JSON.stringify(place));
}

function fieldsOf(draft: string | null): object {
  try {
    return Object(JSON.parse(draft ?? '{}'));
  } catch {
    return {};
  }
}
