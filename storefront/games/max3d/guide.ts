import { max3dPlayTypeNames } from '@veloc/rules';
import { example, priceTable, prizeTable } from '../guideTable';
import type { GuidePart } from '../gamePresentation';
import { max3d } from './presentation';

const single = (numbers: string, playType: string) =>
  example('max3d', { numbers, playType, playMethod: { id: 'MAX3D' } });

export function max3dTables(): GuidePart[] {
  const plus = example('max3d', { numbers: '123 456', playType: 'straight', playMethod: { id: 'MAX3DPLUS' } });
  return [
    {
      title: 'Giải thưởng và cơ hội',
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
        prizeTable({ name: 'Max 3D+', gameId: 'max3d', tickets: [plus], conditions: max3d.plusConditions ?? {} }),
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
