import { outcomePrizes, parityOutcomes, sizeOutcomes, TICKET_PRICE, type BetOutcome } from '@veloc/rules';
import { example, prizeTable } from '../guideTable';
import type { GuidePart } from '../gamePresentation';

/** '13 đến 14 số', 'từ 15 số', by the tiers' ids: an outcome may pay more from a higher count on. */
const conditions = Object.fromEntries(
  Object.entries(outcomePrizes).flatMap(([outcome, prizes]) =>
    prizes.map(({ from }, place) => {
      const above = prizes[place - 1]?.from;
      return [`${outcome}_${from}`, above === undefined ? `từ ${from} số` : `${from} đến ${above - 1} số`];
    }),
  ),
);

function outcomeTables(gameId: 'kenoeo' | 'kenoud', outcomes: readonly BetOutcome[]): GuidePart[] {
  const tickets = outcomes.map((playMethod) =>
    example(gameId, { label: 'keno', listNumber: [], playMethod, betAmount: TICKET_PRICE }),
  );
  return [
    {
      title: 'Giải thưởng và cơ hội',
      choice: 'Cửa',
      tables: [prizeTable({ name: 'Mọi cửa', gameId, tickets, conditions })],
    },
  ];
}

export const kenoeoTables = () => outcomeTables('kenoeo', parityOutcomes);
export const kenoudTables = () => outcomeTables('kenoud', sizeOutcomes);
