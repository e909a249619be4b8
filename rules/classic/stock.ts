import type * as v from 'valibot';
import { pickNumbers, type RandomSource } from '../picks';
import type { stockTicketSchema } from '../wire/regional';

/** A number on sale for one channel and day, as far as choosing asks (decision G15). */
export type StockTicket = Pick<v.InferOutput<typeof stockTicketSchema>, 'id' | 'numbers' | 'amount'>;

/** So many tickets of a number in stock, in the order they were chosen. */
export interface ChosenStock {
  ticket: StockTicket;
  amount: number;
}

/** 'Chọn nhanh' asks for so many tickets and looks at the first 80 of the stock (decision G26). */
export const classicRandom = { minTickets: 1, maxTickets: 10, stock: 80 } as const;

/** Takes so many tickets of a number, never more than are left; an amount of 0 removes it (spec section 5). */
export function setAmount(chosen: readonly ChosenStock[], ticket: StockTicket, amount: number): ChosenStock[] {
  const next = { ticket, amount: amountLeft(ticket, amount) };
  const isChosen = chosen.some(({ ticket: { id } }) => id === ticket.id);
  const all = isChosen ? chosen.map((other) => (other.ticket.id === ticket.id ? next : other)) : [...chosen, next];
  return all.filter((one) => one.amount > 0);
}

/** A choice as the stock allows it: numbers sold out are gone, none is taken more often than is left. */
export function fitToStock(chosen: readonly ChosenStock[], stock: readonly StockTicket[]): ChosenStock[] {
  const left = new Map(stock.map((ticket) => [ticket.id, ticket]));
  return chosen.reduce<ChosenStock[]>((fitting, { ticket: { id }, amount }) => {
    const ticket = left.get(id);
    return ticket ? setAmount(fitting, ticket, amount) : fitting;
  }, []);
}

interface RandomStock {
  random: RandomSource;
  stock: readonly StockTicket[];
  /** How many tickets to add; 1 to 10, other figures become the nearest of these. */
  count: number;
  /** What is chosen already and stays. */
  keep?: readonly ChosenStock[];
}

/** 'Chọn nhanh': adds one ticket each of different numbers not chosen yet, as far as there are any. */
export function randomStock({ random, stock, count, keep = [] }: RandomStock): ChosenStock[] {
  const kept = new Set(keep.map(({ ticket }) => ticket.id));
  const free = stock.slice(0, classicRandom.stock).filter(({ id, amount }) => amount > 0 && !kept.has(id));
  const asked = Math.min(Math.max(Math.trunc(count), classicRandom.minTickets), classicRandom.maxTickets);
  const places = pickNumbers({ random, from: 1, to: free.length, count: asked });
  const drawn = free.filter((_ticket, index) => places.includes(index + 1));
  return [...keep, ...drawn.map((ticket) => ({ ticket, amount: 1 }))];
}

function amountLeft({ amount: left }: StockTicket, wanted: number): number {
  return Number.isFinite(wanted) ? Math.min(Math.max(Math.trunc(wanted), 0), left) : 0;
}
