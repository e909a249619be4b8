import { split, below, chance, oneOf, weighted, type Random } from './random';

/** How often players do what, before a seed leaves some of it out. */
const playerWeights = {
  browse: 8,
  readTickets: 3,
  add: 16,
  setQuantity: 4,
  removeLine: 3,
  clearCart: 0.5,
  payCart: 20,
  buyNow: 16,
  buyRegional: 6,
  repeatPress: 5,
  judgeCart: 1,
  cancelOrder: 1.5,
  topUp: 6,
  playTransfer: 1,
  lookAtMoney: 2,
  withdraw: 9,
  cancelWithdrawal: 4,
  moveReward: 5,
  login: 6,
  loginByCode: 5,
  register: 2,
  logout: 4,
  reload: 3,
  openTab: 3,
  closeTab: 1,
  goOffline: 1.5,
  goOnline: 3,
  setClock: 1,
  fillStorage: 0.5,
  changeLimits: 3,
  takeBreak: 1.5,
  changePin: 1,
  endDevices: 1,
  keepNumbers: 1,
  editProfile: 1,
  print: 1,
  readNotices: 1.5,
  hideTickets: 1,
};

/** The same of bank and operator. */
const otherWeights = {
  bankPays: 7,
  bankRepeats: 2,
  bankPaysWrong: 1.5,
  bankNamesNothing: 0.7,
  importResults: 12,
  importTwice: 2,
  importEarly: 1,
  correctResult: 2,
  voidDraw: 4,
  setPools: 1,
  handleWithdrawals: 8,
  handleArrivals: 3,
  handleClaims: 6,
  handleSetAside: 1,
  confirmTopUp: 3,
  adjustWallet: 1,
  serveSupport: 1,
  publish: 4,
};

const networkWeights = { dropRequest: 4, dropAnswer: 6, serverError: 3, delay: 4, duplicate: 5, halfBody: 1.5 };
const databaseWeights = { commitAnswerLost: 4, serializationFailure: 3, deadlock: 2, terminated: 2, kill: 3 };
const weights = { ...playerWeights, ...otherWeights, ...networkWeights, ...databaseWeights };

export type PlayerAct = keyof typeof playerWeights;
export type OtherAct = keyof typeof otherWeights;
type NetworkAct = keyof typeof networkWeights;
type DatabaseAct = keyof typeof databaseWeights;
type Kind = keyof typeof weights;

export const isPlayerAct = (kind: Kind): kind is PlayerAct => kind in playerWeights;
export const isOtherAct = (kind: Kind): kind is OtherAct => kind in otherWeights;
export const isNetworkAct = (kind: Kind): kind is NetworkAct => kind in networkWeights;
export const isDatabaseAct = (kind: Kind): kind is DatabaseAct => kind in databaseWeights;

/** One thing that somebody sets going. Its chance is its own: to leave another one out changes nothing in it. */
export interface Act {
  id: number;
  /** Ms from the start. */
  at: number;
  kind: Kind;
  /** Which of the players; of a fault, whose request it befalls. */
  player: number;
}

/** What a seed stands for, told before it is played. */
export interface Scenario {
  seed: number;
  servers: number;
  players: number;
  /** Đồng that each player has to begin with. */
  opening: number;
  /** Environment variables of the servers. */
  environment: Record<string, string>;
  picker: 'uniform' | 'priority';
  /** Ms from the world's first moment, so that another draw is near. */
  startsAfter: number;
  /** Ms that players and faults have. */
  lasts: number;
  /** Whether the great draws of the evening are waited for, and what they pay. */
  isEvening: boolean;
  acts: readonly Act[];
}

const MINUTE = 60_000;
/** Acts of a scenario. */
const FEWEST = 30;
const MOST = 90;

/** Of the kinds, so many are left out of a seed, so that what is left meets more often (swarm testing, Groce et al.). */
const LEFT_OUT = 0.3;

function swarm(random: Random): Record<Kind, number> {
  const entries = Object.entries(weights).map(([kind, weight]) => [
    kind,
    chance(random, LEFT_OUT) ? 0 : weight * (0.5 + random()),
  ]);
  return { ...(Object.fromEntries(entries) as Record<Kind, number>), add: weights.add, payCart: weights.payCart };
}

/** The scenario of a seed: who plays for how long, and what is set going when. */
export function scenarioOf(seed: number): Scenario {
  const random = split(seed, 'scenario');
  const players = 1 + below(random, 4);
  const lasts = (12 + below(random, 20)) * MINUTE;
  const drawn = swarm(random);
  const count = FEWEST + below(random, MOST - FEWEST);
  const times = Array.from({ length: count }, () => random() * lasts).toSorted((one, other) => one - other);
  return {
    seed,
    servers: oneOf(random, [1, 1, 2, 2, 3]),
    players,
    opening: oneOf(random, [500_000, 2_000_000, 20_000_000]),
    environment: {
      VELOC_SIMULATED_DRAWS: chance(random, 0.25) ? '1' : '0',
      VELOC_STEP_UP_FROM: oneOf(random, ['50000', '5000000']),
      VELOC_MANUAL_PAYOUT_ABOVE: oneOf(random, ['50000', '10000000', '']),
      VELOC_WITHHOLD_TAX: chance(random, 0.5) ? '1' : '0',
    },
    picker: oneOf(random, ['uniform', 'priority']),
    startsAfter: oneOf(random, [0, 10, 20]) * MINUTE,
    lasts,
    isEvening: chance(random, 0.4),
    acts: crowded(random, times).map((at, id) => ({
      id,
      at: Math.round(at),
      kind: weighted(random, drawn),
      player: below(random, players),
    })),
  };
}

/** What matters happens close together: half of the acts come within a second of the one before. */
function crowded(random: Random, times: readonly number[]): number[] {
  let last = 0;
  return times.map((at) => (last = last > 0 && chance(random, 0.5) ? last + random() * 1_000 : Math.max(at, last)));
}
