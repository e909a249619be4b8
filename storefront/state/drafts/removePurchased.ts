import * as v from 'valibot';

/** What buying its tickets does to a builder's draft. */
export interface DraftAfterPurchase {
  /** The draft when its tickets were handed over. */
  before: string | null;
  /** What stays of it once they are bought. */
  left: string | null;
}

/**
 * The fields of a draft that list its tickets: the slots of a builder, and what is chosen of Classic's stock. Whatever
 * else a builder keeps, a list of other things too, is its own affair.
 */
const ticketLists = ['slots', 'chosen'] as const;

const draftSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

/**
 * The draft as it is after the purchase. Who has gone on building meanwhile keeps that, and loses only what stands there as
 * it was bought.
 */
export function removePurchased(draft: string | null, { before, left }: DraftAfterPurchase): string | null {
  if (draft === before) return left;
  const stored = v.safeParse(draftSchema, draft);
  if (!stored.success) return draft;
  const kept = ticketsOf(left);
  const sold = ticketsOf(before).filter((ticket) => !kept.includes(ticket));
  const fields = Object.entries(stored.output).map(([name, value]) => [
    name,
    isTicketList(name) && Array.isArray(value)
      ? value.filter((ticket) => !sold.includes(JSON.stringify(ticket)))
      : value,
  ]);
  return JSON.stringify(Object.fromEntries(fields));
}

function isTicketList(name: string): boolean {
  return ticketLists.some((known) => known === name);
}

/** The tickets of a draft, each as text. */
function ticketsOf(draft: string | null): string[] {
  const stored = v.safeParse(draftSchema, draft);
  if (!stored.success) return [];
  const lists = ticketLists.map((name) => stored.output[name]).filter(Array.isArray);
  return lists.flat().map((ticket: unknown) => JSON.stringify(ticket));
}
