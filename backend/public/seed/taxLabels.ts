import { groupThousands, prizeTaxes } from '@veloc/rules';

const tax = prizeTaxes.at(-1);

/** What stays free of the tax in force, for instance '10.000.000 đồng'. */
export const taxFree = `${groupThousands(tax?.freeAmount ?? 0)} đồng`;
/** For instance '10%'. */
export const taxPercent = `${tax?.percent ?? 0}%`;
