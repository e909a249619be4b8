import { classicPrizes, lotoNumbers, lotoTypes, max3dPlayTypeNames, max3dProMethods, TICKET_PRICE } from '@veloc/rules';
import { plusConditions } from '../../../games/max3d/shown';
import { example, priceTable, prizeTable, type GuidePart } from './table';

const PRIZES = 'Giải thưởng và cơ hội';

const single = (numbers: string, playType: string) =>
  example('max3d', { numbers, playType, playMethod: { id: 'MAX3D' } });

export function max3dTables(): GuidePart[] {
  const plus = example('max3d', { numbers: '123 456', playType: 'straight', playMethod: { id: 'MAX3DPLUS' } });
  return [
    {
      title: PRIZES,
      choice: 'Cách chơi',
      tables: [
        prizeTable({ name: max3dPlayTypeNames.straight, gameId: 'max3d', tickets: [single('123', 'straight')] }),
        prizeTable({
          name: `${max3dPlayTypeNames.box}, ba chữ số khác nhau`,
          gameId: 'max3d',
          tickets: [single('123', 'box')],
        }),
        prizeTable({
          name: `${max3dPlayTypeNames.box}, có hai chữ số giống nhau`,
          gameId: 'max3d',
          tickets: [single('112', 'box')],
        }),
        prizeTable({ name: 'Max 3D+', gameId: 'max3d', tickets: [plus], conditions: plusConditions }),
      ],
    },
    {
      title: 'Giá vé',
      choice: 'Cách chơi',
      tables: [
        priceTable('Max 3D', 'max3d', [
          { name: max3dPlayTypeNames.straight, ticket: single('123', 'straight') },
          { name: max3dPlayTypeNames.box, ticket: single('123', 'box') },
          { name: max3dPlayTypeNames.straightBox, ticket: single('123', 'straightBox') },
          { name: 'Max 3D+', ticket: plus },
        ]),
      ],
    },
  ];
}

/** Groups that differ, as a bao of several wants them. */
const groups = (count: number) => Array.from({ length: count }, (_, place) => String(100 + place)).join(' ');

const pro = (id: string, numbers: string) => example('max3dpro', { numbers, playType: 'straight', playMethod: { id } });

/** A pair for each count of orders that its two groups can have. */
const orders: readonly (readonly [name: string, numbers: string])[] = [
  ['3 và 3 chữ số khác nhau', '123 456'],
  ['3 và 2 chữ số khác nhau', '123 455'],
  ['2 và 2 chữ số khác nhau', '122 455'],
  ['3 và 1 chữ số khác nhau', '123 444'],
  ['2 và 1 chữ số khác nhau', '122 444'],
];

export function max3dProTables(): GuidePart[] {
  const [normal, group, several] = max3dProMethods;
  const sizes = Array.from(
    { length: several.maxGroups - several.minGroups + 1 },
    (_, place) => several.minGroups + place,
  );
  return [
    {
      title: PRIZES,
      choice: 'Cách chơi',
      tables: [prizeTable({ name: normal.name, gameId: 'max3dpro', tickets: [pro(normal.id, '123 456')] })],
    },
    {
      title: 'Giá vé bao',
      choice: 'Cách bao',
      tables: [
        priceTable(
          group.name,
          'max3dpro',
          orders.map(([name, numbers]) => ({ name, ticket: pro(group.id, numbers) })),
        ),
        priceTable(
          several.name,
          'max3dpro',
          sizes.map((size) => ({ name: `${size} bộ số`, ticket: pro(several.id, groups(size)) })),
        ),
      ],
    },
  ];
}

export function lotoTables(): GuidePart[] {
  const tickets = lotoTypes.flatMap(({ id, name, values }) =>
    Object.keys(values).map((digits) =>
      example('loto', {
        lotoType: { id, name },
        numbers: lotoNumbers('1234'.slice(0, Number(digits))),
        value: TICKET_PRICE,
      }),
    ),
  );
  return [
    {
      title: 'Trả thưởng và cơ hội',
      choice: 'Loại lô tô',
      tables: [prizeTable({ name: 'Mọi loại', gameId: 'loto', tickets })],
    },
  ];
}

export function classicTables(): GuidePart[] {
  const tickets = Object.keys(classicPrizes).map((digits) =>
    example('classic', {
      numbers: '1234'.slice(0, Number(digits)),
      amount: 1,
      channelId: 'tphcm',
      channelName: 'TP. Hồ Chí Minh',
      resultDate: '21/11/2026',
      resultId: 'tphcm21112026',
    }),
  );
  return [
    {
      title: 'Trả thưởng và cơ hội',
      choice: 'Số chữ số',
      tables: [prizeTable({ name: 'Mọi vé', gameId: 'classic', tickets })],
    },
  ];
}
