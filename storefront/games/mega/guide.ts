import { megaMethods, texts } from '@veloc/rules';
import { BAO_PRICES, example, ORDINARY_PRIZES, priceTable, prizeTable, upTo } from '../guideTable';
import type { GuidePart } from '../gamePresentation';

const mega = (size: number) => example('mega', { listNumber: upTo(size) });
const megaBao = (size: number, playMethod: object) => example('mega', { listNumber: upTo(size), playMethod });

export function megaTables(): GuidePart[] {
  const offered = megaMethods.filter((method) => method.offered);
  const ways = offered.map((method) => ({ name: method.name, ticket: megaBao(method.lengthGame, method) }));
  return [
    { ...ORDINARY_PRIZES, tables: [prizeTable({ name: texts.ordinaryTicket, gameId: 'mega', tickets: [mega(6)] })] },
    { ...BAO_PRICES, tables: [priceTable('Vé bao', 'mega', ways)] },
  ];
}
