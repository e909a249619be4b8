import {
  type SlotGame,
  gameName,
  chooseKenoPlayType,
  chooseKenoTab,
  kenoPlayTypeOf,
  kenoTabOf,
  outcomePrizes,
  texts,
  TICKET_PRICE,
  type BetOutcome,
  type SlotsState,
} from '@veloc/rules';
import { formatMoney } from '@veloc/ui';
import type { Builder } from '../../../features/builder/useBuilder';
import { formatNumber } from '../../../shared/copy/format';

/** The games that are played on Keno's draws. */
export const kenoGames = ['keno', 'kenoeo', 'kenoud'] as const satisfies SlotGame[];

export type KenoGame = (typeof kenoGames)[number];

/** The ways to play on its draws: by level, as a bao, and the two bets on an outcome. */
export const kenoWays = [
  { value: 'STANDARD', label: texts.plainWay, to: chooseKenoTab('STANDARD') },
  { value: 'BUNDLE', label: 'Bao', to: chooseKenoTab('BUNDLE') },
  { value: 'EVEN_ODD', label: 'Chẵn – Lẻ', to: chooseKenoPlayType('EVEN_ODD') },
  { value: 'BIG_SMALL', label: 'Lớn – Nhỏ', to: chooseKenoPlayType('BIG_SMALL') },
] as const;

type KenoWay = (typeof kenoWays)[number];

export function kenoWayOf(state: Pick<SlotsState, 'gameId' | 'methodId'>): KenoWay {
  const playType = kenoPlayTypeOf(state);
  const wanted = playType === 'NORMAL' ? kenoTabOf(state) : playType;
  return kenoWays.find(({ value }) => value === wanted) ?? kenoWays[0];
}

/** What is asked over the cards. */
export const outcomeQuestions: Readonly<Record<'kenoeo' | 'kenoud', string>> = {
  kenoeo: 'Trong 20 số quay ra, bạn dự đoán số chẵn hay số lẻ nhiều hơn?',
  kenoud: 'Trong 20 số quay ra, bạn dự đoán số lớn (từ 41) hay số nhỏ (đến 40) nhiều hơn?',
};

/**
 * What a bet of `stake` đồng wins: 'Trúng 40.000 ₫' and 'Từ 15 số: 200.000 ₫'. Who wins no more than was paid is told so:
 * 'Trúng 10.000 ₫ (bằng tiền vé)'.
 */
export function outcomePrizeFacts(outcome: BetOutcome, stake: number): string[] {
  return outcomePrizes[outcome].toReversed().map(({ from, value }, place) => {
    const prize = formatMoney((value * stake) / TICKET_PRICE);
    if (place > 0) return `Từ ${from} số: ${prize}`;
    return `Trúng\u00A0${prize}${value === TICKET_PRICE ? ' (bằng\u00A0tiền\u00A0vé)' : ''}`;
  });
}

/** The page's heading: 'KENO', 'KENO BAO', 'Chẵn – Lẻ'. */
export function kenoTitle(state: SlotsState): string {
  const { value, label } = kenoWayOf(state);
  return value === 'EVEN_ODD' || value === 'BIG_SMALL'
    ? label
    : gameName(state.gameId, { isBundleTicket: value === 'BUNDLE' });
}

/** How the sum of a bao comes about: '15 bộ số × 1 kỳ'. */
export function setsLabel({ done, method, numberPeriod }: Pick<Builder, 'done' | 'method' | 'numberPeriod'>): string {
  return `${formatNumber(done * method.unit)} bộ số × ${numberPeriod} kỳ`;
}
