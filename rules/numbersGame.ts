import * as v from 'valibot';
import { choose, countHits } from './counting';
import type { GameMethod } from './gameMethod';
import { ballsOf, drawPrizesOf, named, type DrawTier, type GameModule } from './gameModule';
import { ticketLetters, TICKET_PRICE } from './games';
import { ticketError } from './messages';
import { chosenMethod, writtenMethod, type Bao } from './methodChoice';
import { ascending, numbersError, type Range } from './numbers';
import { hitChances } from './odds/chances';
import { chanceOfWin, tierOddsOf } from './odds/tierOdds';
import { pickNumbers } from './picks';
import { prizesFor, type PrizeRule } from './prizeRule';
import { ok } from './result';
import { ballTicket } from './slots/ballTicket';
import { exactly, slotMethod } from './slots/slotMethod';
import { BASE_PRICE, priceError } from './stake';
import { systemPlays } from './systemPlays';
import { ordinaryTicket } from './texts/games';
import { code, isDone, numbers, playMethodSchema, price } from './wire/ticketFields';

const numbersTicketSchema = v.object({
  code,
  listNumber: v.optional(numbers, []),
  playMethod: v.optional(playMethodSchema),
  price,
  isDone,
});

/** A ticket of numbers from one drum, as it comes in. */
export type NumbersTicket = v.InferOutput<typeof numbersTicketSchema>;

/** As the rules have accepted it. */
type AcceptedNumbers = NumbersTicket & { playMethod: Bao };

/** The balls drawn from the drum. */
interface NumbersDraw {
  numbers: readonly number[];
}

type BaoMethod = GameMethod<`GROUP_${number}`>;

/** What a game draws, and how its ordinary ticket is made. */
interface Drawing {
  drum: Range;
  /** Numbers of one play, and balls drawn. */
  playSize: number;
}

/** Plays of a bao: one number too few is joined by each of the others, more are played in all sets. */
export function baoUnit({ drum, playSize }: Drawing, size: number): number {
  return size === playSize - 1 ? drum.to - size : choose(size, playSize);
}

/** GROUP_n for each size, in their order; that of one play is the ordinary ticket. */
export function baoMethods(drawing: Drawing, sizes: readonly number[], notOffered: readonly number[] = []) {
  return sizes.map((size): BaoMethod => ({
    id: `GROUP_${size}`,
    name: size === drawing.playSize ? ordinaryTicket : `Bao ${size}`,
    lengthGame: size,
    unit: baoUnit(drawing, size),
    offered: !notOffered.includes(size),
  }));
}

/** What a play wins by how many of its numbers were drawn; đồng for a play of 10,000, 0 where it is a pool. */
interface HitsTier extends DrawTier {
  hits: number;
  value: number;
  jackpot?: true;
}

interface NumbersGame extends Drawing {
  methods: readonly BaoMethod[];
  /** Dearest first. */
  tiers: readonly HitsTier[];
}

type NumbersModule = GameModule<NumbersTicket, AcceptedNumbers, NumbersDraw>;

/** A game whose tickets are numbers of one drum, with bao, and whose prizes go by hits; its pools are its own. */
export function numbersGame({ tiers, methods, ...drawing }: NumbersGame): Omit<NumbersModule, 'pools' | 'isShared'> {
  const { drum, playSize } = drawing;
  const defaultMethod = `GROUP_${playSize}`;

  // Counted by formula for a bao: no list of its plays is ever made.
  const rules: readonly PrizeRule<Record<'picked' | 'drawn', number>>[] = tiers.map(({ hits, ...prize }) => ({
    prize,
    lines: ({ picked, drawn }) => systemPlays({ picked, drawn, hits, size: playSize, balls: drum.to }),
  }));

  const meetingsOf = ({ listNumber }: NumbersTicket) => {
    const picked = listNumber.length;
    const chances = hitChances({ balls: drum.to, drawn: playSize, picked });
    return chances.map(({ hits, probability }) => ({ match: { picked, drawn: hits }, probability }));
  };

  return {
    schema: numbersTicketSchema,
    check(ticket) {
      const { code, listNumber } = ticket;
      const method = chosenMethod(methods, ticket.playMethod, defaultMethod);
      if (!method) return ticketError('INVALID_PLAY_METHOD');
      if (listNumber.length !== method.lengthGame) return ticketError('INVALID_NUMBER_COUNT');
      return (
        numbersError([listNumber, drum]) ??
        priceError(ticket.price) ??
        ok({
          code,
          listNumber: ascending(listNumber),
          playMethod: writtenMethod(method),
          price: BASE_PRICE,
          isDone: true,
        })
      );
    },
    lineCount: ({ listNumber }) => baoUnit(drawing, listNumber.length),
    stake: () => 1,
    slots: {
      slotCount: ticketLetters.length,
      methods: methods.map(({ lengthGame, ...method }) =>
        slotMethod({ ...method, numbers: exactly(lengthGame, drum) }),
      ),
      defaultMethod,
      baseAmount: TICKET_PRICE,
      methodChange: () => 'clears',
      isAmount: () => true,
      ticket: ballTicket,
    },
    prizesOf: ({ listNumber }, draw) =>
      prizesFor(rules, { picked: listNumber.length, drawn: countHits(listNumber, draw.numbers) }),
    odds: (ticket) => tierOddsOf(rules, meetingsOf(ticket)),
    chanceOfWin: (ticket) => chanceOfWin(rules, meetingsOf(ticket)),
    readDraw: (drawn) => ({ numbers: ballsOf(drawn) }),
    simulate: (random) => ({ numbers: pickNumbers({ random, ...drum, count: playSize }) }),
    tiers: tiers.map(named),
    drawPrizes: drawPrizesOf(rules),
    drums: { numbers: drum, specials: null },
  };
}
