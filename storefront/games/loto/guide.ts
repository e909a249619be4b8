import { lotoNumbers, lotoTypes, TICKET_PRICE } from '@veloc/rules';
import { example, prizeTable } from '../guideTable';
import type { GuidePart } from '../gamePresentation';

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
