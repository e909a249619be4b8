import { momentOf, vietnamInstant, type Instant } from './vietnamTime';

/** How winnings are taxed from a day on. */
export interface PrizeTax {
  /** First day, dd/mm/yyyy in Vietnam. */
  from: string;
  /** Đồng of a prize that stay free. */
  freeAmount: number;
  /** Per cent of what lies above. */
  percent: number;
}

/**
 * The tax on lottery winnings: 10 % of the part of a prize above 10,000,000 đồng (decision A14), in force with the
 * law on personal income tax 04/2007/QH12 since 2009. A change of the law is a further row.
 */
export const prizeTaxes: readonly PrizeTax[] = [{ from: '01/01/2009', freeAmount: 10_000_000, percent: 10 }];

interface TaxedPrize {
  /** Đồng, of all copies. */
  prize: number;
  /** Each copy of a ticket is a prize of its own, with a part of its own that stays free; default 1. */
  copies?: number;
  /** When the prize is won. */
  at: Instant;
  /** In any order; default `prizeTaxes`. */
  taxes?: readonly PrizeTax[];
}

/** The estimated tax on a prize in whole đồng, rounded down; 0 before the first row and for what is no moment. */
export function taxOnPrize({ prize, copies = 1, at, taxes }: TaxedPrize): number {
  const tax = taxInForce(at, taxes);
  return tax ? Math.floor((Math.max(0, prize - copies * tax.freeAmount) * tax.percent) / 100) : 0;
}

/** The row that a prize won at this moment is taxed by; undefined before the first one and for what is no moment. */
export function taxInForce(at: Instant, taxes = prizeTaxes): PrizeTax | undefined {
  const moment = momentOf(at);
  if (moment === null) return undefined;
  const startOf = ({ from }: PrizeTax) => vietnamInstant(from, '00:00') ?? Infinity;
  return taxes
    .filter((tax) => startOf(tax) <= moment)
    .toSorted((one, other) => startOf(other) - startOf(one))
    .at(0);
}
