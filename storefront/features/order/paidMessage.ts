import { cartTotals, type GameEntry, type OrderLine } from '@veloc/rules';
import { dayName } from '../../shared/copy/drawDay';
import * as paths from '../../shared/paths';
import type { SuccessMessage } from '../../state/popups/popupsState';
import { firstDraw } from './closing';
import { stageOf } from './stageOf';

interface PaidAt {
  /** The game list. */
  entries: readonly GameEntry[];
  /** In ms since the epoch. */
  now: number;
  /** Đồng that the wallet holds afterwards, where that is known. */
  balance?: number;
}

/** What a player reads once these lines are paid. */
export function paidMessage(lines: readonly OrderLine[], { entries, now, balance }: PaidAt): SuccessMessage {
  const { total, quantity } = cartTotals(lines);
  const [first] = lines;
  const stage = stageOf(lines, { entries, now });
  return {
    title: 'Mua vé thành công!',
    subject: boughtFacts(lines, { entries, now }),
    amount: total,
    ...(balance === undefined ? {} : { balance }),
    message: `${quantity} vé đã sẵn sàng dự thưởng. Chúc bạn hái được nhiều lộc.`,
    ...(stage
      ? // Who has bought minutes before a draw wants to see it, and its stage shows the tickets.
        { actionLabel: 'Xem trường quay', href: paths.liveOf(stage.id) }
      : {
          actionLabel: 'Xem vé của tôi',
          // The history opens at the game that was just bought; of several, at the first.
          href: first ? paths.ticketsOf(first.gameId) : paths.tickets,
        }),
  };
}

/** 'POWER 6/55', 'quay 18:00 hôm nay'; of several draws the first: 'POWER 6/55 và MAX 3D', 'kỳ đầu 18:00 hôm nay'. */
export function boughtFacts(
  lines: readonly OrderLine[],
  { entries, now }: Pick<PaidAt, 'entries' | 'now'>,
): readonly string[] {
  const names = new Intl.ListFormat('vi').format(new Set(lines.map(({ gameName }) => gameName)));
  const times = lines.flatMap((line) => firstDraw(line, entries) ?? []);
  const [first] = times.toSorted((one, other) => one.at - other.at);
  if (!first) return [names];
  const isOne = lines.every(({ numberPeriod }) => numberPeriod === 1) && times.every(({ at }) => at === first.at);
  return [names, `${isOne ? 'quay' : 'kỳ đầu'} ${first.hour} ${dayName(first.date, now).toLowerCase()}`];
}
