/** What tickets, draws and the cart say. */

export const cartGroup = {
  /** A ticket of a group by its letter, as the choice, the bin and the stepper of a line name it. */
  ticket: (code: string, name: string) => `vé ${code} ${name}`,
  /** An icon stands for it on a narrow card. */
  each: 'Chọn từng vé',
  /** Begins with `each`. */
  chooseEach: (name: string) => `Chọn từng vé ${name}`,
  done: 'Xong',
  closed: 'Đã đóng',
  more: (count: number) => `Xem ${count} vé nữa`,
  fewer: 'Thu gọn',
  /** In sight; its name says which ticket, as `cartLine.remove` does, and begins with it. */
  remove: 'Xóa',
};

export const cartLine = {
  choose: (name: string) => `Chọn ${name}`,
  remove: (name: string) => `Xóa ${name}`,
  quantity: (name: string) => `Số lượng ${name}`,
};

export const digitTiles = {
  empty: 'trống',
  missing: (count: number) => `thiếu ${count} chữ số`,
  typing: 'đang nhập',
  wrong: 'chưa hợp lệ',
  matchedDigits: (digits: string) => `trúng ${digits}`,
  unmatched: 'không trúng',
  /** `label` is the group's, for instance "Bộ số 2". */
  remove: (label: string) => `Xóa ${label.toLowerCase()}`,
};

export const draw = { matched: 'trúng', drawn: 'đã về', numbers: 'Các số đã quay' };

export const drawStage = {
  drawing: 'Đang quay…',
  ball: (place: number, count: number) => `Số thứ ${place} trong ${count}`,
  numbers: 'Các số đã quay',
};

export const drawTime = {
  soon: 'sắp quay',
  drawing: 'chờ kết quả',
  left: (days: number, hours: number, minutes: number) => {
    // A line never ends between a number and its unit.
    if (days > 0) return `còn ${days}\u00A0ngày${days < 2 && hours > 0 ? ` ${hours}\u00A0giờ` : ''}`;
    if (hours > 0) return `còn ${hours}\u00A0giờ${minutes > 0 ? ` ${minutes}\u00A0phút` : ''}`;
    return `còn ${minutes} phút`;
  },
};

export const foldCard = { show: 'Xem', hide: 'Thu gọn' };

export const fixedFooter = { total: 'Tổng tiền' };

export const giftEnvelope = {
  gift: 'Lì xì',
  to: (name: string) => `Gửi ${name}`,
  recipient: 'Gửi đến',
  wish: 'Lời chúc',
  ownWish: 'Một chút lộc gửi bạn',
  left: (count: number) => `Còn ${count} ký tự`,
};

export const numberGrid = {
  picked: (count: number, left: number) => `Đã chọn ${count}, còn ${left} số`,
  pickedNumbers: (numbers: string) => `Đã chọn số ${numbers}`,
  full: (max: number) => `Đã chọn đủ ${max} số. Bỏ một số để chọn số khác.`,
  tooMany: (extra: number, max: number) => `Thừa ${extra} số. Bỏ bớt để còn ${max} số.`,
};

export const numberSetCard = {
  edit: (name: string) => `Sửa ${name}`,
  draws: (count: number) => (count === 1 ? 'Số trùng ở kỳ gần nhất' : `Số trùng ở ${count} kỳ, cũ → mới`),
  matches: (count: number, won: boolean) => (won ? `trùng ${count} số, có giải` : `trùng ${count} số`),
};

export const numberTray = { label: 'Số đã chọn', none: 'Chưa chọn số nào' };

export const oddsField = {
  /** `each` is how many outcomes a dot stands for; null where it is one. */
  caption: (dots: string, each: string | null) =>
    `${dots} chấm · mỗi chấm là ${each === null ? 'một khả năng' : `khoảng ${each} khả năng`}`,
};

export const playLine = { number: 'Số', remove: (digits: string, kind: string) => `Xóa số ${digits}, ${kind}` };

export const drawTable = {
  prize: 'Giải thưởng',
  swipe: (name: string) => `Vuốt ngang để xem ${name}`,
  found: (count: number, ending: string) =>
    count === 0 ? `Không có số nào tận cùng là ${ending}` : `Có ${count} số tận cùng là ${ending}`,
};

export const lastTwoDigits = { first: 'Đầu', last: 'Đuôi', none: 'không có', special: 'giải đặc biệt' };

export const proofSteps = { passed: 'đúng', failed: 'sai', pending: 'chưa có', checking: 'đang kiểm tra' };

export const seal = {
  promised: 'Đã nhận',
  entered: 'Đã vào sổ',
  sealed: 'Đã niêm phong',
  late: 'Vào sổ chậm',
  broken: 'Không khớp',
};

export const prizeTable = { prize: 'Giải thưởng', count: 'Số giải', value: 'Giá trị', mine: 'giải của bạn' };

export const stockCard = {
  none: 'Hết vé',
  left: (count: number) => `Còn ${count} vé`,
  tickets: (count: number) => `${count} vé`,
  number: 'Số',
  /** All of the card for screen readers; `left` is one of the first two. */
  label: (numbers: string, left: string, taken: number) =>
    [`Vé số ${numbers}`, left.toLowerCase(), taken > 0 ? `đã chọn ${taken} vé` : ''].filter(Boolean).join(', '),
};

export const syncStatus = {
  synced: 'Đã đồng bộ',
  pending: 'Chờ đồng bộ',
  failed: (attempts: number, most: number) => `Lỗi đồng bộ · đã thử ${attempts}/${most} lần`,
};

export const winReveal = {
  skip: 'Bỏ qua',
  luck: 'Lộc đã về',
  won: 'Chúc mừng bạn trúng',
  yours: 'Vé của bạn',
  numbers: 'Các số của vé',
  prize: 'Tiền thưởng',
  result: 'Kết quả',
  hide: 'Ẩn số tiền',
  show: 'Hiện số tiền',
  hidden: 'Số tiền đang ẩn',
};

/** Of a win that is no more than its stake. */
export const receiptHead = { paid: 'Mua', won: 'Trúng' };

export const ticket = {
  ticket: 'Vé',
  numbers: (code: string) => `Các số của vé ${code}`,
  plus: 'cộng',
  loading: 'Đang tải',
  empty: 'Chưa chọn số',
  random: (code: string) => `Chọn nhanh vé ${code}`,
  edit: (code: string) => `Sửa vé ${code}`,
  remove: (code: string) => `Xóa vé ${code}`,
  yours: 'Vé của bạn',
};
