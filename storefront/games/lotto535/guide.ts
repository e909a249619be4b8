import { lotto535Methods, texts } from '@veloc/rules';
import { BAO_PRICES, example, ORDINARY_PRIZES, priceTable, prizeTable, upTo } from '../guideTable';
import type { GuidePart } from '../gamePresentation';

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
    {
      ...ORDINARY_PRIZES,
      tables: [prizeTable({ name: texts.ordinaryTicket, gameId: 'lotto535', tickets: [ordinary] })],
    },
    {
      ...BAO_PRICES,
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
