import { ballsOf, drawPrizesOf, named, type GameModule } from '../gameModule';
import { pickNumbers } from '../picks';
import { POWER_NUMBERS, POWER_PLAY_SIZE, powerUnit } from './methods';
import { powerChance, powerOdds } from './odds';
import { powerPools } from './pools';
import { powerPrizeRules, powerPrizesOf } from './prizes';
import { powerSlots } from './slots';
import { powerTicketSchema, type AcceptedPower, type PowerDraw, type PowerTicket } from './ticket';
import { checkPower } from './validate';

export const power: GameModule<PowerTicket, AcceptedPower, PowerDraw> = {
  schema: powerTicketSchema,
  check: checkPower,
  lineCount: (ticket) => powerUnit(ticket.listNumber.length),
  stake: () => 1,
  slots: powerSlots,
  prizesOf: powerPrizesOf,
  odds: powerOdds,
  chanceOfWin: powerChance,
  readDraw: (drawn) => {
    const [powerNumber] = drawn.special ?? [];
    return powerNumber === undefined ? null : { numbers: ballsOf(drawn), powerNumber };
  },
  // Six balls and then one more of those left.
  simulate: (random) => {
    const numbers = pickNumbers({ random, ...POWER_NUMBERS, count: POWER_PLAY_SIZE });
    const seven = pickNumbers({ random, ...POWER_NUMBERS, count: POWER_PLAY_SIZE + 1, keep: numbers });
    return { numbers, special: seven.filter((ball) => !numbers.includes(ball)) };
  },
  tiers: powerPrizeRules.map(({ prize }) => named(prize)),
  drawPrizes: drawPrizesOf(powerPrizeRules),
  pools: 2,
  drawsAWeek: 3,
  movePools: powerPools,
  isShared: true,
  drums: { numbers: POWER_NUMBERS, specials: null },
};
