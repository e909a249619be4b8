import type { Befallen, Kind } from './kinds';

/** One of some acts, by the player of the scene; of a fault, whom it befalls. */
export interface Step {
  kinds: readonly Kind[];
  /** @default the player */
  befalls?: Befallen;
  /** Not before the next draw of the games that draw all day. */
  isAfterDraw?: true;
}

const act = (...kinds: Kind[]): Step => ({ kinds });
const afterDraw = (...kinds: Kind[]): Step => ({ kinds, isAfterDraw: true });
const lost: Step = { kinds: ['dropAnswer', 'dropAnswer', 'dropAnswer', 'serverError', 'delay', 'halfBody'] };
const failing = (befalls: Befallen): Step => ({
  kinds: ['kill', 'kill', 'terminated', 'commitAnswerLost', 'serializationFailure', 'deadlock'],
  befalls,
});

/**
 * What people do one after the other. Acts that are drawn alone seldom meet those that they matter to; which scenes a seed
 * has, how fast they go and where they cross others is drawn.
 */
export const scenes: readonly (readonly Step[])[] = [
  // Nobody answers, and the same is pressed once more.
  [lost, act('buyNow'), act('repeatPress'), act('repeatPress')],
  [lost, act('buyNow', 'buyRun', 'buyRegional'), act('repeatPress')],
  [act('buyOften'), lost, act('buyNow'), act('repeatPress'), act('repeatPress')],
  [lost, act('payCart'), act('repeatPress'), act('reload', 'openTab'), act('payCart')],
  [lost, act('withdraw'), act('repeatPress'), act('handleWithdrawals')],
  [lost, act('moveReward', 'withdraw'), act('repeatPress')],
  [failing('player'), act('buyNow', 'payCart', 'buyRegional'), act('repeatPress')],
  [failing('player'), act('withdraw'), act('repeatPress'), act('cancelWithdrawal')],
  [lost, act('changePin'), act('lookAtMoney', 'readTickets', 'buyNow'), act('lookAtMoney', 'changePin', 'login')],
  [act('add'), act('clearCart', 'removeLine'), act('clearCart'), act('add'), act('payCart')],
  [act('loginByCode'), act('add'), act('removeUnseen'), act('removeUnseen')],
  [act('buyRegional'), act('readTickets')],
  [act('buyNow'), act('forgetPin'), act('buyNow', 'withdraw')],
  // Two who want the same at once.
  [act('add'), act('openTab'), act('payCart'), act('payCart')],
  [act('buyNow', 'payCart'), act('takeBreak', 'changeLimits'), act('buyNow', 'payCart', 'confirmPaid')],
  [act('add'), act('buyNow'), act('takeBreak'), act('buyNow', 'payCart', 'repeatPress')],
  [act('changeLimits'), act('buyNow'), act('buyNow', 'buyRun'), act('payCart')],
  // Money that leaves.
  [act('withdraw'), act('handleWithdrawals'), act('cancelWithdrawal')],
  [act('withdraw'), act('cancelWithdrawal'), act('handleWithdrawals')],
  [act('buyNow'), act('withdraw'), afterDraw('importResults'), act('handleWithdrawals')],
  [act('buyNow', 'buyLucky'), afterDraw('importResults'), act('handleClaims'), act('moveReward'), act('withdraw')],
  [act('buyLucky'), act('withdraw'), afterDraw('importResults'), act('handleClaims')],
  [act('buyLucky'), afterDraw('importResults'), act('handleClaims'), act('withdraw'), act('cancelWithdrawal')],
  [act('buyLucky'), afterDraw('importResults'), act('withdraw'), act('cancelWithdrawal', 'handleWithdrawals')],
  // Money that comes.
  [act('topUp'), act('confirmTopUp'), act('bankPays', 'bankRepeats')],
  [act('topUp'), act('bankPays'), act('bankPays', 'bankRepeats', 'bankPaysWrong'), act('handleArrivals')],
  [act('topUp'), act('confirmTopUp'), act('bankPaysWrong', 'handleArrivals'), act('handleArrivals')],
  [act('topUp'), act('bankNamesNothing'), act('handleArrivals'), act('handleArrivals')],
  [act('topUp'), act('bankPays', 'bankFails', 'confirmTopUp'), act('bankFails'), act('bankPays', 'confirmTopUp')],
  [act('topUpOften'), act('bankPaysLate'), act('bankPays', 'handleArrivals')],
  [failing('bank'), act('topUp'), act('bankPays'), act('bankRepeats')],
  [act('topUp'), act('playTransfer'), act('playTransfer', 'confirmTopUp', 'handleArrivals')],
  // Draws that do not go as they should.
  [act('buyRun'), act('buyNow', 'buyRun'), failing('operator'), act('voidDraw')],
  [act('buyNow', 'buyRun'), act('proveTicket'), afterDraw('importResults'), act('proveTicket'), act('auditBook')],
  [act('buyRun'), act('voidDraw'), act('voidDraw'), afterDraw('importResults')],
  [act('buyRun'), afterDraw('importResults'), act('hideTickets'), act('hideTickets')],
  [act('buyNow', 'buyLucky', 'buyRun'), afterDraw('voidDrawn'), act('handleClaims', 'importResults')],
  [act('publish'), act('buyRegional'), act('buyRegional'), act('voidDraw', 'buyRegional')],
  [act('publish'), act('buyRegional'), act('buyRegional'), act('buyRegional', 'repeatPress')],
  [act('buyNow', 'buyLucky'), afterDraw('importResults'), act('correctResult'), act('moveReward'), act('handleClaims')],
  [act('buyLucky'), afterDraw('importResults'), act('moveReward'), act('correctResult'), act('handleClaims')],
  [act('buyLucky'), afterDraw('importResults'), act('handleClaims'), act('correctUpwards'), act('handleClaims')],
  [act('buyNow'), afterDraw('forceResult'), act('importResults', 'voidDraw'), act('forceResult', 'correctResult')],
  [failing('anybody'), act('buyNow'), afterDraw('importTwice'), failing('operator'), act('importResults')],
];

/** What is begun in an evening and goes on after a night, in which no server runs, by the same player. */
export const nightScenes: readonly { evening: readonly Step[]; morning: readonly Step[] }[] = [
  // The same is pressed again, of what was done, refused, or not heard of.
  { evening: [act('topUp')], morning: [act('repeatPress'), act('bankPays', 'confirmTopUp')] },
  { evening: [lost, act('buyNow', 'payCart', 'withdraw', 'topUp')], morning: [act('repeatPress'), act('repeatPress')] },
  // A day, a week or a month has ended, with what was spent in it.
  { evening: [act('changeLimits'), act('buyNow'), act('buyNow')], morning: [act('buyNow', 'payCart'), act('buyRun')] },
  { evening: [act('buyRun'), act('buyRun', 'buyNow')], morning: [act('voidDraw'), act('voidDraw'), act('buyNow')] },
  { evening: [act('takeBreak'), act('topUp')], morning: [act('buyNow'), act('changeLimits'), act('payCart')] },
  // A cart, an order and a code of yesterday.
  { evening: [act('add'), act('add')], morning: [act('payCart'), act('buyRun')] },
  { evening: [act('buyRun', 'buyLucky'), act('withdraw')], morning: [act('importResults'), act('cancelWithdrawal')] },
];
