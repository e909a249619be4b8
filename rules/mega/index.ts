import { ballsOf, drawPrizesOf, named, type GameModule } from '../gameModule';
import { pickNumbers } from '../picks';
import { MEGA_NUMBERS, MEGA_PLAY_SIZE } from './methods';
import { megaOdds } from './odds';
import { megaLineCount } from './price';
import { megaPrizeRules, megaPrizesOf } from './prizes';
import { megaSlots } from './slots';
import { megaTicketSchema, type AcceptedMega, type MegaDraw, type MegaTicket } from './ticket';
import { megaTiers } from './tiers';
import { checkMega } from './validate';

export const mega: GameModule<MegaTicket, AcceptedMega, MegaDraw> = {
  schema: megaTicketSchema,
  check: checkMega,
  lineCount: megaLineCount,
  stake: () => 1,
  slots: megaSlots,
  prizesOf: megaPrizesOf,
  odds: megaOdds,
  readDraw: (drawn) => ({ numbers: ballsOf(drawn) }),
  simulate: (random) => ({ numbers: pickNumbers({ random, ...MEGA_NUMBERS, count: MEGA_PLAY_SIZE }) }),
  tiers: megaTiers.map(named),
  drawPrizes: drawPrizesOf(megaPrizeRules),
  pools: 1,
  isShared: true,
  drums: { numbers: MEGA_NUMBERS, specials: null },
};
