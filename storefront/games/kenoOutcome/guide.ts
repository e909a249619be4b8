import { parityOutcomes, sizeOutcomes, TICKET_PRICE } from '@veloc/rules';
import { example, prizeTable } from '../guideTable';
import type { GuidePart } from '../gamePresentation';

function outcomeTables(gameId: 'kenoeo' | 'kenoud', outcomes: readonly string[]): GuidePart[] {
  const tickets = outcomes.map((playMethod) =>
    example(gameId, { label: 'keno', listNumber: [], playMethod, betAmount: TICKET_PRICE }),
  );
  return [
    { title: 'Giải thưởng và cơ hội', choice: 'Cửa', tables: [prizeTable({ name: 'Mọi cửa', gameId, tickets })] },
  ];
}

export const kenoeoTables = () => outcomeTables('kenoeo', parityOutcomes);
export const kenoudTables = () => outcomeTables('kenoud', sizeOutcomes);
