import { gameConfig, vietnamDate, vietnamTime, type GameId, type NotificationFact } from '@veloc/rules';
import { formatMoney } from '@veloc/ui';
import { gradeOf, type WinGrade } from '../../features/reveal/wonDraws';
import { PAID_LABEL } from '../../features/ticket/claim';
import { drawNameOn, otherDay } from '../../features/ticket/detailLabels';
import { isWithinStake, paidAndWon } from '../../features/ticket/stake';
import { rewardHref } from '../../features/ticket/ticketIds';
import { deviceLabel } from '../../shared/copy/deviceLabels';
import * as paths from '../../shared/paths';

/** What a notification is about, which decides its mark. */
export type Topic = 'draw' | 'prize' | 'topup' | 'withdraw' | 'refund' | 'wallet' | 'account';

/** What a player reads of a notification. */
export interface NotificationText {
  topic: Topic;
  title: string;
  /** Đồng that were won, after the title on a line of its own. */
  amount?: number;
  body: string;
  /** A page of the shop. */
  href: string | null;
  /** How much is made of money that was won. */
  win?: WinGrade;
}

const WON = 'Chúc mừng, bạn trúng';
const WITHDRAWALS = paths.withdrawals;
const ticketList = (gameId: GameId) => paths.ticketsOf(gameId);

interface DrawParams {
  gameId: GameId;
  periodName: string;
  purchase: string | null;
}

/** 'kỳ 18:00', within a sentence. */
const drawName = (periodName: string, toldOn: string) => drawNameOn(periodName, toldOn).replace(/^Kỳ/, 'kỳ');

/** 'MEGA 6/45 kỳ 18:00'. */
const drawLabel = ({ gameId, periodName }: DrawParams, toldOn: string) =>
  `${gameConfig[gameId].title} ${drawName(periodName, toldOn)}`;

/** The same with their number where several tickets were decided on: 'MEGA 6/45 kỳ 18:00 · 3 vé'. */
const claimLabel = (params: DrawParams & { tickets: number }, toldOn: string) =>
  params.tickets === 1 ? drawLabel(params, toldOn) : `${drawLabel(params, toldOn)} · ${params.tickets} vé`;

/** The page of the prize of one purchase; of several, the tickets of the game. */
function prizePage({ gameId, purchase }: Pick<DrawParams, 'gameId' | 'purchase'>): string {
  return purchase === null ? ticketList(gameId) : rewardHref({ id: purchase, gameId });
}

/** How a draw went for a player who held `held` tickets in it, `won` of which won something. */
export function outcomeLabel(held: number, won: number): string {
  if (won === 0) return `${held} vé không trúng.`;
  if (won < held) return `${won} trong ${held} vé trúng.`;
  return held === 1 ? '1 vé trúng.' : `cả ${held} vé đều trúng.`;
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const profileFieldLabels = { name: 'họ và tên', email: 'email', identify: 'số giấy tờ' } as const;

/** What a player reads of a fact that was told on the day `toldOn` (dd/mm/yyyy), and where it leads. */
export function notificationText({ kind, params }: NotificationFact, toldOn: string): NotificationText {
  switch (kind) {
    case 'drawn': {
      const { gameId, date, periodName, draws, held, won, amount, stake = 0, drawId } = params;
      const game = gameConfig[gameId].title;
      const day = otherDay(date, toldOn);
      const when = draws === 1 ? drawName(periodName, toldOn) : `${draws}\u00A0kỳ${day && ` ngày\u00A0${day}`}`;
      const page = drawId === null ? ticketList(gameId) : paths.resultOf(gameId, drawId);
      return amount > 0
        ? {
            topic: 'prize',
            win: gradeOf(amount, { stake }),
            ...(isWithinStake(amount, stake) ? { title: paidAndWon(stake, amount) } : { title: WON, amount }),
            body: `${game} ${when} · ${outcomeLabel(held, won)} Tiền đã vào số dư thưởng.`,
            href: params.purchase === null ? page : prizePage(params),
          }
        : {
            topic: 'draw',
            title: `${game} đã có kết quả`,
            body: `${capitalized(when)} · ${outcomeLabel(held, won)}`,
            href: page,
          };
    }
    case 'prizePaid':
      return {
        topic: 'prize',
        win: gradeOf(params.amount),
        title: WON,
        amount: params.amount,
        body: `${drawLabel(params, toldOn)} · ${params.tickets} vé trúng. Tiền đã vào số dư thưởng.`,
        href: prizePage(params),
      };
    case 'prizeWaiting':
      return {
        topic: 'prize',
        win: gradeOf(params.amount, { awaitsFigure: params.amount === 0 }),
        ...(params.amount > 0 ? { title: WON, amount: params.amount } : { title: `${WON} giải cao nhất` }),
        body: `${drawLabel(params, toldOn)}: giải đang chờ cửa hàng đối chiếu trước khi trả. Hãy xem cần chuẩn bị gì và hạn nhận.`,
        href: prizePage(params),
      };
    case 'prizeRepriced':
      return {
        topic: 'prize',
        title: `Giải của bạn nay là ${formatMoney(params.amount)}`,
        body: `${drawLabel(params, toldOn)}: giải cao nhất được chia cho các vé trúng đã công bố. Giải vẫn chưa được trả.`,
        href: prizePage(params),
      };
    case 'prizeWithdrawn':
      return {
        topic: 'prize',
        title:
          params.amount > 0
            ? `Giải ${formatMoney(params.amount)} không còn hiệu lực`
            : 'Giải đang chờ trả không còn hiệu lực',
        body: `${drawLabel(params, toldOn)}: kết quả đã được đính chính, theo kết quả đúng vé của bạn không trúng giải này.`,
        href: ticketList(params.gameId),
      };
    case 'prizeApproved': {
      const withheld = params.tax > 0 ? ` Đã khấu trừ ${formatMoney(params.tax)} tiền thuế.` : '';
      return {
        topic: 'prize',
        win: gradeOf(params.amount),
        title: PAID_LABEL,
        amount: params.amount,
        body: `${claimLabel(params, toldOn)}. Tiền đã vào số dư thưởng.${withheld}`,
        href: prizePage(params),
      };
    }
    case 'prizeRejected':
      return {
        topic: 'prize',
        title: `Chưa thể trả thưởng ${formatMoney(params.amount)}`,
        body: `${claimLabel(params, toldOn)}. Lý do: ${params.reason}`,
        href: prizePage(params),
      };
    case 'prizeLapsed':
      return {
        topic: 'prize',
        title: `Giải ${formatMoney(params.amount)} đã hết hạn nhận`,
        body: `${claimLabel(params, toldOn)}. Thời hạn nhận thưởng đã qua mà giải chưa được duyệt.`,
        href: prizePage(params),
      };
    case 'drawRefunded':
      return {
        topic: 'refund',
        title: `Hoàn ${formatMoney(params.amount)} vào ví`,
        body: `${drawLabel(params, toldOn)} đã bị hủy. Tiền của ${params.tickets} vé đã trở lại ví của bạn.`,
        href: ticketList(params.gameId),
      };
    case 'ticketsRefunded':
      return {
        topic: 'refund',
        title: `Hoàn ${formatMoney(params.amount)} vào ví`,
        body: `${drawLabel(params, toldOn)}: không đối chiếu được ${params.tickets} vé với kết quả. Tiền vé đã trở lại ví của bạn.`,
        href: ticketList(params.gameId),
      };
    case 'topUpCredited':
      return {
        topic: 'topup',
        title: `Đã nạp ${formatMoney(params.amount)}`,
        body: 'Tiền đã vào ví và dùng được ngay.',
        href: paths.paymentOf(params.transactionId),
      };
    case 'withdrawalSent':
      return {
        topic: 'withdraw',
        title: `Đã chuyển ${formatMoney(params.amount)} về ngân hàng`,
        body: 'Yêu cầu rút tiền của bạn đã hoàn tất.',
        href: WITHDRAWALS,
      };
    case 'withdrawalReturned':
      return {
        topic: 'withdraw',
        title: `Không rút được ${formatMoney(params.amount)}`,
        body: 'Tiền đã trở lại số dư. Hãy kiểm tra tài khoản ngân hàng rồi gửi lại yêu cầu.',
        href: WITHDRAWALS,
      };
    case 'walletAdjusted':
      return {
        topic: 'wallet',
        title: params.isDebit
          ? `Đã trừ ${formatMoney(params.amount)} khỏi số dư`
          : `Đã cộng ${formatMoney(params.amount)} vào số dư`,
        body: `Cửa hàng đã điều chỉnh số dư. Lý do: ${params.reason}`,
        href: paths.paymentOf(params.transactionId),
      };
    case 'deviceAdded':
      return {
        topic: 'account',
        title: 'Đăng nhập trên thiết bị mới',
        body: `${deviceLabel(params.device)}${params.others ? ` và ${params.others} thiết bị khác` : ''}. Không phải bạn? Hãy đổi mã PIN: mọi thiết bị khác sẽ bị đăng xuất.`,
        href: paths.sessions,
      };
    case 'profileChanged':
      return {
        topic: 'account',
        title: 'Hồ sơ vừa được thay đổi',
        body: `Đã đổi ${params.fields.map((field) => profileFieldLabels[field]).join(', ')}. Không phải bạn? Hãy xem các thiết bị đang đăng nhập.`,
        href: paths.sessions,
      };
    case 'pinChanged':
      return {
        topic: 'account',
        title: 'Mã PIN vừa được đổi',
        body: 'Các thiết bị khác đã được đăng xuất. Không phải bạn? Hãy đổi lại mã PIN bằng mã OTP.',
        href: paths.changePass,
      };
    case 'breakBegun':
      return {
        topic: 'account',
        title: 'Bạn đã bắt đầu tạm nghỉ',
        body: `Bạn không mua được vé đến ${vietnamTime(params.until)} ngày ${vietnamDate(params.until)}. Không phải bạn? Hãy đổi mã PIN và liên hệ với chúng tôi.`,
        href: paths.limits,
      };
    case 'limitNear':
      return {
        topic: 'account',
        title: 'Bạn đã chơi quá 80% ngân sách tháng',
        body: `Đã chơi ${formatMoney(params.spent)} trong ${formatMoney(params.limit)} bạn tự đặt. Còn ${formatMoney(params.limit - params.spent)} đến hết ngày ${vietnamDate(Date.parse(params.monthEnd) - 1)}.`,
        href: paths.budget,
      };
    case 'written': {
      const { about, ...text } = params;
      return { topic: about, ...text };
    }
  }
}
