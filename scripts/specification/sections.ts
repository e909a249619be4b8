import { accountCalls, otherTraffic } from './rows/accountCalls';
import { builderRules } from './rows/builderRules';
import { builderStates, countdowns } from './rows/builderStates';
import { callsBeyond } from './rows/callsBeyond';
import { cartCalls, publicCalls } from './rows/cartCalls';
import { cartEntities } from './rows/cartEntities';
import { lineStates, syncTimes } from './rows/cartStates';
import { cartRules, phoneRules, shaping } from './rows/checkoutRules';
import { formulas, gameConstants } from './rows/gameConstants';
import { gameEntities, outcomeLabels } from './rows/gameEntities';
import { moneyCalls } from './rows/moneyCalls';
import { operatorCalls } from './rows/operatorCalls';
import { otherConstants } from './rows/otherConstants';
import { paying } from './rows/payingStates';
import { people } from './rows/people';
import { product } from './rows/product';
import { regionalCalls, resultCalls } from './rows/resultCalls';
import { roles } from './rows/roles';
import { screens } from './rows/screens';
import { sessionStates } from './rows/sessionStates';
import { ticketEntities } from './rows/ticketEntities';
import { addingRules, ticketRules, universal } from './rows/ticketRules';
import { transportErrors, validationCodes } from './rows/transportErrors';
import { userMessages } from './rows/userMessages';

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
    parts: [
      accountCalls,
      moneyCalls,
      resultCalls,
      regionalCalls,
      cartCalls,
      publicCalls,
      otherTraffic,
      callsBeyond,
      operatorCalls,
    ],
  },
  { title: '8 Errors', parts: [transportErrors, validationCodes, userMessages] },
  { title: '9 Constants and formulas', parts: [gameConstants, otherConstants, formulas] },
];
