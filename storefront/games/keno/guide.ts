import { bundleLevels, bundleSizes, kenoMethods, TICKET_PRICE } from '@veloc/rules';
import { example, priceTable, prizeTable, upTo } from '../guideTable';
import type { GuidePart } from '../gamePresentation';

const level = (size: number) =>
  example('keno', { label: 'keno', listNumber: upTo(size), playMethod: `LEVEL_${size}`, betAmount: TICKET_PRICE });

const bundle = (size: number, bundleLevel: number) =>
  example('keno', {
    label: 'keno',
    isBundleTicket: true,
    bundleLevel,
    bundleSelectedNumbers: upTo(size),
    listNumber: upTo(size),
    playMethod: `LEVEL_${bundleLevel}`,
    betAmount: TICKET_PRICE,
  });

/** Chip or heading names the level already: 'Bậc 5 trùng 3 số' is '3 số', as under the tiers of the other games. */
const hitsOf = (tier: string) => tier.replace(/^.* trùng /, '');

const dearestFirst = kenoMethods.toReversed();

export function kenoTables(): GuidePart[] {
  return [
    {
      title: 'Giải thưởng và cơ hội',
      choice: 'Bậc',
      tables: [
        prizeTable({
          name: 'Mọi bậc',
          gameId: 'keno',
          tickets: dearestFirst.map(({ lengthGame }) => level(lengthGame)),
          groups: dearestFirst.map(({ name }) => name),
          nameOf: hitsOf,
        }),
        ...kenoMethods.map(({ name, lengthGame }) =>
          prizeTable({ name, gameId: 'keno', tickets: [level(lengthGame)], nameOf: hitsOf }),
        ),
      ],
    },
    {
      title: 'Giá vé bao',
      choice: 'Số lượng số',
      tables: bundleSizes.map((size) =>
        priceTable(
          `Bao ${size}`,
          'keno',
          bundleLevels(size).map((of) => ({ name: `Bậc ${of}`, ticket: bundle(size, of) })),
        ),
      ),
    },
  ];
}
