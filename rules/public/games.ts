/** Each game: its names, methods, limits, prizes and what is typed. */

export {
  classicPrice,
  classicReducer,
  classicTickets,
  noClassicStock,
  type ClassicAction,
  type ClassicDraw,
  type ClassicState,
} from '../classic/builder';
export { classicPrizes } from '../classic/prizes';
export { classicRandom, randomStock, type ChosenStock, type StockTicket } from '../classic/stock';
export { gameConfig, gameName } from '../gameNames';
export { gameIds, isGameId, TICKET_PRICE, type GameId } from '../games';
export { chooseKenoBundle, chooseKenoPlayType, chooseKenoTab, kenoPlayTypeOf, kenoTabOf } from '../keno/builder';
export { combinations } from '../counting';
export { bundleLevels, bundleOf, bundleSizes, type KenoBundle } from '../keno/bundle';
export { KENO_BUNDLE, KENO_MAX_LEVEL, KENO_NUMBERS, kenoMethods } from '../keno/methods';
export { slipsOf } from '../keno/slips';
export { kenoFreeMethod } from '../keno/slots';
export { kenoOutcomes, outcomeLabels, parityOutcomes, sizeOutcomes, type BetOutcome } from '../kenoOutcome/outcomes';
export { outcomePrizes } from '../kenoOutcome/prizes';
export { LOTO_MAX_TICKETS, lotoNumbers, lotoTypeOf, lotoTypes, type LotoType } from '../loto/types';
export { lotoLengths, pasteLotoDigits, randomLotoDigits, typeLotoDigit } from '../loto/typing';
export { lotoLimitWarning, lotoWarning } from '../loto/warnings';
export { LOTTO535_MAIN, LOTTO535_SPECIAL, lotto535Methods } from '../lotto535/methods';
export { sharedOut } from '../lotto535/sharingOut';
export { max3dDrawOf } from '../max3d/draw';
export { groupsOf, isGroup, orderCount, ordersOf } from '../max3d/groups';
export { max3dMethods, max3dPlayTypeNames, max3dPlayTypes, type Max3DPlayType } from '../max3d/methods';
export { max3dWayId, max3dWayOf } from '../max3d/slots';
export { deleteDigit, pasteGroups, removeGroup, typeDigit, typingOf, type GroupTyping } from '../max3d/typing';
export { max3dProMethods, priceCoefOf } from '../max3dpro/methods';
export { max3dProPrizes } from '../max3dpro/prizes';
export { MEGA_NUMBERS, megaMethods } from '../mega/methods';
export { POWER_BALL, POWER_NUMBERS, powerMethods } from '../power/methods';
export { POWER_JACKPOT1_LIMIT } from '../power/pools';
export { KENO_CAP } from '../keno/tiers';
export type { DrawPrize } from '../gameModule';
export { powerNumberOf } from '../power/slots';
export { channelNames, regionOf, regionTimes } from '../channels';
export { southernShape } from '../regional';
export { rulesOf } from '../registry';
