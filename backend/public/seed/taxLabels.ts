import { groupThousands, taxInForce, type PrizeTax } from '@veloc/rules';

/** The tax on prizes as texts name it. */
export interface TaxLabels {
  /** What stays free, for instance '10.000.000 đồng'. */
  taxFree: string;
  /** For instance '10%'. */
  taxPercent: string;
}

/** The tax in force at a moment, by default of all those that the rules know. */
export function taxLabels(at: Date, taxes?: readonly PrizeTax[]): TaxLabels {
  const tax = taxInForce(at, taxes);
  return { taxFree: `${groupThousands(tax?.freeAmount ?? 0)} đồng`, taxPercent: `${tax?.percent ?? 0}%` };
}
