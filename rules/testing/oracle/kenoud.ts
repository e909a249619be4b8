import { kenoDraw } from './generatedDraws';
import type { OracleGame } from './naive';
import { naiveOutcomes } from './outcomes';
import { sizeTable } from './published';
import { sizeTicket } from './tickets/keno';

export const oracle: OracleGame<'kenoud'> = {
  ...naiveOutcomes(sizeTable),
  generateDraw: kenoDraw,
  madeTicket: sizeTicket,
};
