import { ballsOf, type GameModule } from '../gameModule';
import { pickNumbers } from '../picks';
import { KENO_NUMBERS } from './methods';
import { kenoChance, kenoOdds } from './odds';
import { kenoLineCount, kenoStake } from './price';
import { kenoPrizesOf } from './prizes';
import { kenoSlots } from './slots';
import { kenoTicketSchema, type AcceptedKeno, type KenoDraw, type KenoTicket } from './ticket';
import { checkKeno } from './validate';

const DRAWN = 20;
/** One every eight minutes. */
const DRAWS_A_DAY = 119;

/** What a draw of Keno is to each of the games it settles. */
export const kenoDraws = {
  readDraw: (drawn) => ({ numbers: ballsOf(drawn) }),
  simulate: (random) => ({ numbers: pickNumbers({ random, ...KENO_NUMBERS, count: DRAWN }) }),
  tiers: [],
  drawPrizes: [],
  pools: 0,
  drawsAWeek: 7 * DRAWS_A_DAY,
} satisfies Partial<GameModule<KenoTicket, KenoTicket, KenoDraw>>;

export const keno: GameModule<KenoTicket, AcceptedKeno, KenoDraw> = {
  ...kenoDraws,
  schema: kenoTicketSchema,
  check: checkKeno,
  lineCount: kenoLineCount,
  stake: kenoStake,
  slots: kenoSlots,
  prizesOf: kenoPrizesOf,
  odds: kenoOdds,
  chanceOfWin: kenoChance,
  // What all winners of a dear tier get together is capped.
  isShared: true,
  drums: { numbers: KENO_NUMBERS, specials: null },
};
