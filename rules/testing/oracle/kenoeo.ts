import { kenoDraw } from './generatedDraws';
import type { OracleGame } from './naive';
import { naiveOutcomes } from './outcomes';
import { parityTable } from './published';
import { parityTicket } from './tickets/keno';

export const oracle: OracleGame<'kenoeo'> = {
  ...naiveOutcomes(parityTable),
  generateDraw: kenoDraw,
  madeTicket: parityTicket,
};
