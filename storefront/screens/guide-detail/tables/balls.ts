import { lotto535Methods, megaMethods, powerMethods, texts } from '@veloc/rules';
import { example, priceTable, prizeTable, upTo, type GuidePart } from './table';

const PRIZES = { title: 'Giải thưởng và cơ hội', choice: 'Cách chơi' };
const PRICES = { title: 'Giá vé', choice: 'Cách chơi' };

const mega = (size: number) => example('mega', { listNumber: upTo(size) });
const megaBao = (size: number, playMethod: object) => example('mega', { listNumber: upTo(size), playMethod });
const power = (size: number, playMethod?: object) =>
  example('power', { listNumber: upTo(size), powerNumber: 1, ...(playMethod ? { playMethod } : {}) });

export function megaTables(): GuidePart[] {
  const offered = megaMethods.filter((method) => method.offered);
  const ways = offered.map((method) => ({ name: method.name, ticket: megaBao(method.lengthGame, method) }));
  return [
    { ...PRIZES, tables: [prizeTable({ name: texts.ordinaryTicket, gameId: 'mega', tickets: [mega(6)] })] },
    { ...PRICES, tables: [priceTable('Vé bao', 'mega', ways)] },
  ];
}

export function powerTables(): GuidePart[] {
  const ways = powerMethods.map((method) => ({ name: method.name, ticket: power(method.lengthGame, method) }));
  return [
    { ...PRIZES, tables: [prizeTable({ name: texts.ordinaryTicket, gameId: 'power', tickets: [power(6)] })] },
    { ...PRICES, tables: [priceTable('Vé bao', 'power', ways)] },
  ];
}

export function lotto535Tables(): GuidePart[] {
  const ordinary = example('lotto535', { mainNumbers: upTo(5), specialNumbers: [1] });
  const ways = lotto535Methods
    .filter((method) => method.offered)
    .map((method) => ({
      isSpecial: method.lengthSpecialNumbers > 1,
      name: method.name,
      ticket: example('lotto535', {
        mainNumbers: upTo(method.lengthMainNumbers),
        specialNumbers: upTo(method.lengthSpecialNumbers),
        playMethod: method,
      }),
    }));
  return [
    { ...PRIZES, tables: [prizeTable({ name: texts.ordinaryTicket, gameId: 'lotto535', tickets: [ordinary] })] },
    {
      ...PRICES,
      tables: [
        priceTable(
          'Bao số chính',
          'lotto535',
          ways.filter(({ isSpecial }) => !isSpecial),
        ),
        priceTable(
          'Bao số đặc biệt',
          'lotto535',
          ways.filter(({ isSpecial }) => isSpecial),
        ),
      ],
    },
  ];
}
