import { max3dProMethods } from '@veloc/rules';
import { example, priceTable, prizeTable } from '../guideTable';
import type { GuidePart } from '../gamePresentation';

/** Groups that differ, as a bao of several wants them. */
const groups = (count: number) => Array.from({ length: count }, (_, index) => String(100 + index)).join(' ');

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
    (_, index) => several.minGroups + index,
  );
  return [
    {
      title: 'Giải thưởng và cơ hội',
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
