import { powerMethods, texts } from '@veloc/rules';
import { BAO_PRICES, example, ORDINARY_PRIZES, priceTable, prizeTable, upTo } from '../guideTable';
import type { GuidePart } from '../gamePresentation';

const power = (size: number, playMethod?: object) =>
  example('power', { listNumber: upTo(size), powerNumber: 1, ...(playMethod ? { playMethod } : {}) });

export function powerTables(): GuidePart[] {
  const ways = powerMethods.map((method) => ({ name: method.name, ticket: power(method.lengthGame, method) }));
  return [
    { ...ORDINARY_PRIZES, tables: [prizeTable({ name: texts.ordinaryTicket, gameId: 'power', tickets: [power(6)] })] },
    { ...BAO_PRICES, tables: [priceTable('Vé bao', 'power', ways)] },
  ];
}
