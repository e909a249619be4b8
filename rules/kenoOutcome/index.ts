import type { GameRules } from '../gameRules';
import { kenoStake } from '../keno/price';
import { parityOutcomes, sizeOutcomes } from './outcomes';
import { checkOutcome } from './validate';

const outcomeRules = { lineCount: () => 1, stake: kenoStake };

export const kenoeo: GameRules<'kenoeo'> = {
  check: (ticket) => checkOutcome(parityOutcomes, ticket),
  ...outcomeRules,
};

export const kenoud: GameRules<'kenoud'> = {
  check: (ticket) => checkOutcome(sizeOutcomes, ticket),
  ...outcomeRules,
};
