/** How often players do what, before a seed leaves some of it out. */
const playerWeights = {
  browse: 8,
  readTickets: 3,
  add: 16,
  setQuantity: 4,
  removeLine: 3,
  removeUnseen: 1,
  clearCart: 0.5,
  payCart: 20,
  buyNow: 16,
  buyLucky: 2,
  buySystem: 1,
  buyRun: 3,
  buyOften: 0.3,
  confirmPaid: 1,
  payOverlapping: 1,
  buyRegional: 6,
  repeatPress: 5,
  judgeCart: 1,
  cancelOrder: 1.5,
  topUp: 6,
  topUpOften: 0.5,
  playTransfer: 1,
  lookAtMoney: 2,
  withdraw: 9,
  cancelWithdrawal: 4,
  moveReward: 5,
  login: 6,
  loginByCode: 5,
  register: 2,
  logout: 4,
  sharePhone: 3,
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
  forgetPin: 1,
  endDevices: 1,
  keepNumbers: 1,
  editProfile: 2,
  reuseKey: 0.7,
  reachForOthers: 2,
  keepToken: 1,
  stealToken: 1.5,
  guessPin: 0.7,
  guessCode: 0.5,
  repeatCode: 0.7,
  print: 1,
  proveTicket: 3,
  readNotices: 1.5,
  hideTickets: 1,
};

/** The same of bank and operator. */
const otherWeights = {
  bankPays: 7,
  bankRepeats: 2,
  bankPaysWrong: 1.5,
  bankPaysLate: 0.7,
  bankNamesNothing: 0.7,
  bankFails: 1,
  importResults: 12,
  importTwice: 2,
  importEarly: 1,
  correctResult: 4,
  correctUpwards: 0.5,
  voidDraw: 4,
  voidDrawn: 1,
  setPools: 1,
  handleWithdrawals: 8,
  handleArrivals: 3,
  handleClaims: 6,
  handleSetAside: 1,
  forceResult: 0.5,
  auditBook: 2,
  confirmTopUp: 3,
  adjustWallet: 1,
  serveSupport: 1,
  publish: 4,
};

const networkWeights = { dropRequest: 4, dropAnswer: 6, serverError: 3, delay: 4, duplicate: 5, halfBody: 1.5 };
const databaseWeights = { commitAnswerLost: 4, serializationFailure: 3, deadlock: 2, terminated: 2, kill: 3 };
export const weights = { ...playerWeights, ...otherWeights, ...networkWeights, ...databaseWeights };

export type PlayerAct = keyof typeof playerWeights;
export type OtherAct = keyof typeof otherWeights;
type NetworkAct = keyof typeof networkWeights;
type DatabaseAct = keyof typeof databaseWeights;
export type Kind = keyof typeof weights;
/** Whose next request that changes something a fault befalls; `anybody` is the next statement of whoever comes to it. */
export type Befallen = 'player' | 'bank' | 'operator' | 'anybody';

export const isPlayerAct = (kind: Kind): kind is PlayerAct => kind in playerWeights;
export const isOtherAct = (kind: Kind): kind is OtherAct => kind in otherWeights;
export const isNetworkAct = (kind: Kind): kind is NetworkAct => kind in networkWeights;
export const isDatabaseAct = (kind: Kind): kind is DatabaseAct => kind in databaseWeights;
