import { TICKET_PRICE } from '@veloc/rules';
import { formatMoney } from '@veloc/ui';
import { chanceLabel, formatNumber } from '../../../shared/copy/numberLabels';
import type { TicketChances } from './ticketChances';

/** '28 bộ số · giải cao nhất 1 trên 290.895'. */
export function hopeLabel({ lines, top }: TicketChances): string {
  const chance = `giải cao nhất ${chanceLabel(top)}`;
  return lines > 1 ? `${formatNumber(lines)} bộ số · ${chance}` : `Cơ hội trúng ${chance}`;
}

/** What comes back, which is less than what goes in, said as plainly. */
export function backLabel({ back, lacksPool }: TicketChances): string {
  const words = `Trung bình nhận lại ${formatMoney(back)} mỗi ${formatMoney(TICKET_PRICE)}`;
  return lacksPool ? `${words}, chưa kể Jackpot` : words;
}
