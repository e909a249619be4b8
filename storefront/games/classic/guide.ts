import { classicPrizes } from '@veloc/rules';
import { example, prizeTable } from '../guideTable';
import type { GuidePart } from '../gamePresentation';

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
