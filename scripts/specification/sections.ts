import { builderStates, countdowns } from './rows/builderStates';
import { cartEntities } from './rows/cartEntities';
import { lineStates, syncTimes } from './rows/cartStates';
import { gameEntities, outcomeLabels } from './rows/gameEntities';
import { paying } from './rows/payingStates';
import { people } from './rows/people';
import { product } from './rows/product';
import { screens } from './rows/screens';
import { sessionStates } from './rows/sessionStates';
import { ticketEntities } from './rows/ticketEntities';

/** The specification, in its order. */
export const sections = [
  product,
  screens,
  {
    title: '3 Entities and their fields',
    parts: [people, cartEntities, ticketEntities, gameEntities, outcomeLabels],
  },
  {
    title: '4 States and transitions',
    parts: [sessionStates, lineStates, syncTimes, paying, builderStates, countdowns],
  },
];
