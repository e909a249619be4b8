import { TICKET_PRICE, type GameEntry, type SlotMethod } from '@veloc/rules';
import { formatMoney } from '@veloc/ui';
import { formatNumber } from '../../shared/copy/format';

const BILLION = 1_000_000_000;

/** Whether a ticket is one play. */
export const isOrdinary = ({ unit }: Pick<SlotMethod, 'unit'>) => unit === 1;

/** '1.716 bộ'. */
export const playsLabel = ({ unit }: Pick<SlotMethod, 'unit'>) => `${formatNumber(unit)}\u00A0bộ`;

/** 'giá 70.000 ₫ mỗi kỳ'. */
export const priceLabel = ({ unit }: Pick<SlotMethod, 'unit'>) => `giá ${formatMoney(unit * TICKET_PRICE)} mỗi kỳ`;

/** The first jackpot of the draw on sale in đồng; null while nobody knows it. */
export const jackpotOf = ({ jackpot1, nextPeriod }: GameEntry) => jackpot1 ?? nextPeriod.estJackpotPrize1 ?? null;

/** The second one. */
export const secondJackpotOf = ({ jackpot2, nextPeriod }: GameEntry) => jackpot2 ?? nextPeriod.estJackpotPrize2 ?? null;

/** '87,45 tỷ': an amount of billions for where its figures have no room, never more than it is; null of less. */
export const shortAmount = (amount: number) =>
  amount < BILLION ? null : `${formatNumber(Math.floor(amount / (BILLION / 100)) / 100)}\u00A0tỷ`;

/** 'ước tính theo kỳ 01/07' where draws came after the one that told the jackpot; else null. */
export const estimateLabel = ({ jackpotDate }: GameEntry) =>
  jackpotDate ? `ước tính theo kỳ ${jackpotDate.slice(0, 5)}` : null;
