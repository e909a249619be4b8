import { readPolicy, shopOf, type ProvedTicket, type ReceiptCheck, type VerifiedReceipt } from '@veloc/proof';
import { vietnamClock, vietnamDate, vietnamDay } from '@veloc/rules';
import { formatMoney, type ProofStep } from '@veloc/ui';
import { formatNumber } from '../../shared/copy/format';

/**
 * What a person is told of a receipt as a whole: `right`; `unwitnessed`, right as far as the shop's own signatures go while
 * witnesses are asked for; `unsealed`, promised by the shop but written before the book was sealed; `wrong`; `foreign`,
 * another shop's; `unreadable`, no receipt at all.
 */
export type ReceiptOutcome = 'right' | 'unwitnessed' | 'unsealed' | 'wrong' | 'foreign' | 'unreadable';

export function outcomeOf(found: VerifiedReceipt, policy: string): ReceiptOutcome {
  if (found.receipt === null) return 'unreadable';
  const failed = found.checks.filter(({ state }) => state === 'failed').map(({ name }) => name);
  const signer = signerOf(found);
  if (failed.length > 0 && signer !== null && signer !== shopOf(readPolicy(policy)).shop) return 'foreign';
  if (failed.length > 0) return failed.every((name) => name === 'witnesses') ? 'unwitnessed' : 'wrong';
  return found.proved ? 'right' : 'unsealed';
}

/** The shop that a receipt says it is of, by the name beside its signatures; null where nothing is signed. */
export function signerOf({ receipt }: Pick<VerifiedReceipt, 'receipt'>): string | null {
  const signed = [receipt?.promise?.note, receipt?.book, receipt?.seals].filter(Boolean).join('\n');
  return /^\u2014 (\S+?)\/(?:promise|book\/\S+|seals) /m.exec(signed)?.[1] ?? null;
}

type Receipt = NonNullable<VerifiedReceipt['receipt']>;

interface StepWords {
  passed: string;
  /** With what it means. */
  failed: readonly [title: string, meaning: string];
  pending: readonly [title: string, meaning: string];
  /** Its title where a check has failed on which it rests, so that it says nothing of its own. */
  unknown?: string;
  /** What was proved by it. */
  detail?: (receipt: Receipt, proved: ProvedTicket | null) => string | null;
}

/** '17:59:08 ngày 21/08/2026' in Vietnam. */
export const momentLabel = (instant: number | string) => `${vietnamClock(instant)} ngày ${vietnamDate(instant)}`;

/** 'Số 12.345 trong 1.000.000 vé'. */
export const placeLabel = ({ place, size }: Pick<ProvedTicket, 'place' | 'size'>) =>
  `Số ${formatNumber(place + 1)} trong ${formatNumber(size)} vé`;

const notSealed = 'Sổ chưa niêm phong khi biên nhận này được tải về.';

const words: Readonly<Record<ReceiptCheck, StepWords>> = {
  receipt: {
    passed: 'Biên nhận còn nguyên dạng',
    failed: ['Tệp không phải là biên nhận', 'Tệp bị cắt, bị sửa, hoặc là của một bản cửa hàng mới hơn.'],
    pending: ['Biên nhận', ''],
    detail: ({ ticket }) => `Vé giá ${formatMoney(ticket.price)}`,
  },
  promise: {
    passed: 'Cửa hàng đã ký nhận vé',
    failed: ['Chữ ký nhận vé không khớp', 'Con số, giá hoặc giờ của vé khác với những gì cửa hàng đã ký.'],
    pending: ['Không có chữ ký nhận vé', 'Vé được mua trước khi cửa hàng bắt đầu ký nhận.'],
    detail: ({ ticket }) => momentLabel(ticket.stampedAt),
  },
  book: {
    passed: 'Vé có trong sổ bán',
    failed: ['Vé không có trong sổ bán', 'Chỗ ghi trong biên nhận là của một vé khác, hoặc vé đã bị sửa.'],
    pending: ['Chưa có chỗ trong sổ đã khóa', notSealed],
    detail: (_, proved) => proved && placeLabel(proved),
  },
  seal: {
    passed: 'Đúng cuốn sổ đã niêm phong',
    failed: ['Niêm phong là của cuốn sổ khác', 'Cuốn sổ có vé này khác với cuốn sổ mà cửa hàng đã niêm phong.'],
    pending: ['Sổ chưa niêm phong', notSealed],
    unknown: 'Chưa so được với niêm phong',
    detail: (_, proved) => proved && (proved.total === null ? null : `Cả sổ ${formatMoney(proved.total)}`),
  },
  log: {
    passed: 'Niêm phong nằm trong nhật ký chung',
    failed: ['Niêm phong không có trong nhật ký', 'Nhật ký chung mà cửa hàng công bố không chứa niêm phong này.'],
    pending: ['Chưa vào nhật ký chung', notSealed],
  },
  time: {
    passed: 'Vé vào trước giờ đóng bán',
    failed: ['Vé vào sau giờ đóng bán', 'Giờ nhận vé ghi trong biên nhận muộn hơn giờ đóng bán của sổ.'],
    pending: ['Chưa so được với giờ đóng bán', notSealed],
    unknown: 'Chưa so được với giờ đóng bán',
    detail: ({ ticket }, proved) => proved && closedLabel(ticket.stampedAt, proved.closesAt),
  },
  witnesses: {
    passed: 'Nhân chứng độc lập cùng xác nhận',
    failed: ['Chưa đủ nhân chứng', 'Chỉ có chữ ký của cửa hàng. Hãy tải lại biên nhận sau ít phút.'],
    pending: ['Chưa có nhân chứng', notSealed],
    detail: (_, proved) =>
      proved && proved.witnesses.map(({ name, at }) => `${name} lúc ${vietnamClock(at * 1000)}`).join(', '),
  },
};

/** The shop's own signature, where nobody else is asked to sign. */
const ALONE = {
  title: 'Chưa có nhân chứng độc lập',
  detail: 'Chỉ có chữ ký của cửa hàng, nên chưa ai khác xác nhận rằng mọi người thấy cùng một cuốn sổ.',
};

/** What was checked, in a person's words; what is true of several steps in a row is said of the first. */
export function stepsOf(found: VerifiedReceipt): ProofStep[] {
  const steps = found.checks.map((check) => stepOf(check, found));
  return steps.map((step, index) => {
    const isSaid = step.state !== 'passed' && step.detail === steps[index - 1]?.detail;
    return isSaid ? { ...step, detail: null } : step;
  });
}

function stepOf({ name, state }: VerifiedReceipt['checks'][number], { receipt, proved }: VerifiedReceipt): ProofStep {
  if (state === 'passed' && name === 'witnesses' && proved?.witnesses.length === 0) {
    return { id: name, state: 'pending', ...ALONE };
  }
  const said = words[name];
  if (state === 'pending' && said.unknown && receipt?.book) {
    const detail = 'Bước trước không khớp nên bước này chưa nói được gì.';
    return { id: name, state, title: said.unknown, detail };
  }
  if (state !== 'passed') {
    const [title, detail] = said[state];
    return { id: name, state, title, detail };
  }
  return { id: name, state, title: said.passed, detail: receipt && said.detail?.(receipt, proved) };
}

/** 'Nhận 17:58:59, đóng bán 17:59:00', with the days where they differ. */
function closedLabel(stampedAt: string, closesAt: string): string {
  const isSameDay = vietnamDay(stampedAt) === vietnamDay(closesAt);
  const told = isSameDay ? vietnamClock : momentLabel;
  return `Nhận ${told(stampedAt)}, đóng bán ${told(closesAt)}`;
}
