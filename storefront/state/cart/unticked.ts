import { lineById, type CartLine } from '@veloc/rules';

/** Ids of lines left out of the payment. */
export type Unticked = ReadonlySet<string>;

export function chosen(unticked: Unticked, ids: readonly string[], isChosen: boolean): Unticked {
  const next = new Set(unticked);
  for (const id of ids) {
    if (isChosen) next.delete(id);
    else next.add(id);
  }
  return next;
}

/** A line that gets another id stays ticked or unticked as it was. */
export function followIds(unticked: Unticked, items: readonly CartLine[]): Unticked {
  const isStale = (id: string) => !items.some((line) => line.id === id) && lineById(items, id) !== undefined;
  if (![...unticked].some(isStale)) return unticked;
  return new Set([...unticked].map((id) => lineById(items, id)?.id ?? id));
}
