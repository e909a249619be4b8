import type { Generated } from 'kysely';

/** Classic tickets on sale: one row a number of one channel and day. What is left is `supplied - sold`. */
export interface ClassicStockTable {
  period_id: string;
  /** 2 to 4 digits. */
  numbers: string;
  /** Where it stands in the list. */
  place: number;
  supplied: number;
  sold: Generated<number>;
}
