/** Tickets of any game: checked, priced and settled; and what is said about them. */

export { checkBalance, type BalanceCheck } from '../balanceCheck';
export { decodeLine, isLineOf, isReadable, readLine, type GameLine, type ReadLine, type TicketOf } from '../gameLine';
export {
  readNumberSet,
  readPrintJob,
  readPurchase,
  type HistoryDetail,
  type DrawEntry,
  type HistoryEntry,
  type HistoryPeriod,
  type HistoryTicket,
  type NumberSet,
  type PrintJob,
} from '../history';
export { drawTiers } from '../drawTiers';
export type { DrawByGame } from '../registry';
export type { Max3DDraw } from '../max3d/ticket';
export { ticketMessage, type ValidationCode } from '../messages';
export { asBanksWrite, isSameName } from '../holderName';
export { formatDong, groupThousands, TOP_UP, WITHDRAWAL } from '../money';
export { startBackTest, type BackTest } from '../backTest';
export { expectedReturn, meanYears } from '../odds/expectedReturn';
export { sameMoney } from '../odds/sameMoney';
export { ticketOdds } from '../odds/ticketOdds';
export { lineCount, linePrice, stakeOf, stockTakenBy } from '../pricing';
export { jackpotShare, poolOf, unpricedLines } from '../jackpotShare';
export type { PrizeLine } from '../prizeLine';
export { prizesInMoney, sumOfPrizes, type DrawTotals, type PayingDraw, type Prize } from '../prizeMoney';
export { CLAIM_DAYS, claimLapsesAt } from '../claimPeriod';
export { prizesOf, prizesOfCopies } from '../prizes';
export { ok, err, type Checked } from '../result';
export {
  drawOfPeriod,
  estimateOf,
  linesByDraw,
  PACK_DAYS,
  PACK_DRAWS,
  packedLine,
  readPackedLine,
  type PackedDraw,
} from '../resultPacks';
export { checkNewPin } from '../session/pin';
export { checkPhone, DEFAULT_COUNTRY_CODE, groupPhone, normalizePhone } from '../session/phone';
export { MAX_STAKE } from '../stake';
export { taxInForce, taxOnPrize, type PrizeTax } from '../tax';
export * as texts from '../texts';
export { checkTicket } from '../tickets';
export { isBalanceWarning, shouldOpenLogin } from '../warnings';
