import { ballsOf, drawPrizesOf, named, type GameModule } from '../gameModule';
import { pickNumbers } from '../picks';
import { LOTTO535_MAIN, LOTTO535_MAIN_SIZE, LOTTO535_SPECIAL, lotto535Unit } from './methods';
import { lotto535Chance, lotto535Odds } from './odds';
import { lotto535PrizeRules, lotto535PrizesOf, lotto535Tiers } from './prizes';
import { lotto535Slots } from './slots';
import { lotto535TicketSchema, type AcceptedLotto535, type Lotto535Draw, type Lotto535Ticket } from './ticket';
import { checkLotto535 } from './validate';

export const lotto535: GameModule<Lotto535Ticket, AcceptedLotto535, Lotto535Draw> = {
  schema: lotto535TicketSchema,
  check: checkLotto535,
  lineCount: ({ mainNumbers, specialNumbers }) => lotto535Unit(mainNumbers.length, specialNumbers.length),
  stake: () => 1,
  slots: lotto535Slots,
  prizesOf: lotto535PrizesOf,
  odds: lotto535Odds,
  chanceOfWin: lotto535Chance,
  readDraw: (drawn) => {
    const [specialNumber] = drawn.special ?? [];
    return specialNumber === undefined ? null : { numbers: ballsOf(drawn), specialNumber };
  },
  simulate: (random) => ({
    numbers: pickNumbers({ random, ...LOTTO535_MAIN, count: LOTTO535_MAIN_SIZE }),
    special: pickNumbers({ random, ...LOTTO535_SPECIAL, count: 1 }),
  }),
  tiers: lotto535Tiers.map(named),
  drawPrizes: drawPrizesOf(lotto535PrizeRules),
  pools: 1,
  drawsAWeek: 14,
  isShared: true,
  drums: { numbers: LOTTO535_MAIN, specials: LOTTO535_SPECIAL },
};
