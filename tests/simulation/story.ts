import { split, below, chance, oneOf, weighted, type Random } from './random';

export const playerActs = [
  'browse',
  'add',
  'setQuantity',
  'removeLine',
  'clearCart',
  'payCart',
  'buyNow',
  'repeatPress',
  'topUp',
  'withdraw',
  'cancelWithdrawal',
  'moveReward',
  'login',
  'loginByCode',
  'logout',
  'reload',
  'openTab',
  'closeTab',
  'goOffline',
  'goOnline',
  'setClock',
  'fillStorage',
  'changeLimits',
  'takeBreak',
  'changePin',
  'endDevices',
  'keepNumbers',
  'print',
  'readNotices',
  'hideTickets',
  'cancelOrder',
  'editProfile',
] as const;

export const otherActs = [
  'bankPays',
  'bankRepeats',
  'bankPaysWrong',
  'bankNamesNothing',
  'importResults',
  'importTwice',
  'importEarly',
  'correctResult',
  'voidDraw',
  'setPools',
  'handleWithdrawals',
  'handleArrivals',
  'handleClaims',
  'handleSetAside',
  'confirmTopUp',
  'adjustWallet',
  'serveSupport',
  'publish',
] as const;

export const faultActs = [
  'dropRequest',
  'dropAnswer',
  'serverError',
  'delay',
  'duplicate',
  'halfBody',
  'commitAnswerLost',
  'serializationFailure',
  'deadlock',
  'terminated',
  'kill',
] as const;

export type PlayerAct = (typeof playerActs)[number];
export type OtherAct = (typeof otherActs)[number];
export type FaultAct = (typeof faultActs)[number];

/** One thing that somebody sets going. Its chance is its own: to leave another one out changes nothing in it. */
export interface Act {
  id: number;
  /** Ms from the start. */
  at: number;
  kind: PlayerAct | OtherAct | FaultAct;
  /** Which of the players; of a fault, whose request it befalls. */
  player: number;
}

/** What a seed stands for, told before it is played. */
export interface Story {
  seed: number;
  servers: number;
  players: number;
  /** Whether the shop draws for itself; else the operator imports. */
  drawsItself: boolean;
  picker: 'uniform' | 'priority';
  /** Ms that players and faults have. */
  lasts: number;
  acts: readonly Act[];
}

/** How often each is drawn, before a seed switches some off. */
const weights: Record<Act['kind'], number> = {
  browse: 10,
  add: 14,
  setQuantity: 4,
  removeLine: 3,
  clearCart: 0.5,
  payCart: 12,
  buyNow: 8,
  repeatPress: 5,
  topUp: 6,
  withdraw: 6,
  cancelWithdrawal: 2,
  moveReward: 3,
  login: 4,
  loginByCode: 2,
  logout: 1.5,
  reload: 3,
  openTab: 2,
  closeTab: 1,
  goOffline: 1.5,
  goOnline: 3,
  setClock: 1,
  fillStorage: 0.5,
  changeLimits: 1.5,
  takeBreak: 0.3,
  changePin: 1,
  endDevices: 1,
  keepNumbers: 1,
  print: 1,
  readNotices: 1.5,
  hideTickets: 1,
  cancelOrder: 1.5,
  editProfile: 1,
  bankPays: 7,
  bankRepeats: 2,
  bankPaysWrong: 1.5,
  bankNamesNothing: 0.7,
  importResults: 8,
  importTwice: 2,
  importEarly: 1,
  correctResult: 1,
  voidDraw: 1,
  setPools: 1,
  handleWithdrawals: 4,
  handleArrivals: 2,
  handleClaims: 2,
  handleSetAside: 1,
  confirmTopUp: 1,
  adjustWallet: 1,
  serveSupport: 1,
  publish: 1,
  dropRequest: 4,
  dropAnswer: 6,
  serverError: 3,
  delay: 4,
  duplicate: 5,
  halfBody: 1.5,
  commitAnswerLost: 4,
  serializationFailure: 3,
  deadlock: 2,
  terminated: 2,
  kill: 3,
};

const MINUTE = 60_000;
/** Of the kinds, so many are left out of a seed, so that what is left meets more often (swarm testing). */
const LEFT_OUT = 0.3;

function swarm(random: Random): Record<string, number> {
  const entries = Object.entries(weights).map(([kind, weight]): [string, number] => [
    kind,
    chance(random, LEFT_OUT) ? 0 : weight * (0.5 + random()),
  ]);
  return { ...Object.fromEntries(entries), add: weights.add, payCart: weights.payCart };
}

/** The story of a seed: who plays for how long, and what they set going when. `acts` is how many at most. */
export function storyOf(seed: number, most = 90): Story {
  const random = split(seed, 'story');
  const players = 1 + below(random, 4);
  const lasts = (12 + below(random, 30)) * MINUTE;
  const drawn = swarm(random);
  const times = Array.from({ length: 30 + below(random, most - 30) }, () => random() * lasts).toSorted((a, b) => a - b);
  return {
    seed,
    servers: oneOf(random, [1, 1, 2, 2, 3]),
    players,
    drawsItself: chance(random, 0.3),
    picker: oneOf(random, ['uniform', 'priority']),
    lasts,
    acts: burst(random, times).map((at, id) => ({
      id,
      at: Math.round(at),
      kind: weighted(random, drawn) as Act['kind'],
      player: below(random, players),
    })),
  };
}

/** What matters happens close together: half of the acts come within a second of the one before. */
function burst(random: Random, times: readonly number[]): number[] {
  let last = 0;
  return times.map((at) => (last = chance(random, 0.5) && last > 0 ? last + random() * 1_000 : Math.max(at, last)));
}
