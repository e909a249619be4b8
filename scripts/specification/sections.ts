import { accountCalls, otherTraffic } from './rows/accountCalls';
import { builderRules } from './rows/builderRules';
import { builderStates, countdowns } from './rows/builderStates';
import { callsBeyond } from './rows/callsBeyond';
import { cartEntities } from './rows/cartEntities';
import { lineStates, syncTimes } from './rows/cartStates';
import { formulas, gameConstants, otherConstants } from './rows/constants';
import { transportErrors, userMessages, validationCodes } from './rows/errors';
import { gameEntities, outcomeLabels } from './rows/gameEntities';
import { paying } from './rows/payingStates';
import { people } from './rows/people';
import { product } from './rows/product';
import { roles } from './rows/roles';
import { screens } from './rows/screens';
import { sessionStates } from './rows/sessionStates';
import { cartCalls, moneyCalls, publicCalls, regionalCalls, resultCalls } from './rows/shopCalls';
import { ticketEntities } from './rows/ticketEntities';
import { addingRules, cartRules, phoneRules, shaping, ticketRules, universal } from './rows/validation';

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
  {
    title: '5 Validation and messages',
    parts: [universal, addingRules, ticketRules, shaping, builderRules, cartRules, phoneRules],
  },
  { title: '6 Roles', parts: [roles] },
  {
    title: '7 Calls',
    parts: [accountCalls, moneyCalls, resultCalls, regionalCalls, cartCalls, publicCalls, otherTraffic, callsBeyond],
  },
  { title: '8 Errors', parts: [transportErrors, validationCodes, userMessages] },
  { title: '9 Constants and formulas', parts: [gameConstants, otherConstants, formulas] },
];
