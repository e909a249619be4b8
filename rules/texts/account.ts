/** Logging in, sessions and the profile (spec sections 1, 2, 4, 5, 6 and 8). */
export const login = 'Đăng nhập';
export const loginHint = 'Nhập số điện thoại để tiếp tục';
export const proceed = 'Tiếp tục';
export const checking = 'Đang kiểm tra...';
export const continueAsGuest = 'Tiếp tục không đăng nhập';
export const phoneInvalid = 'Vui lòng nhập đúng số điện thoại';
export const phoneCheckFailed = 'Lỗi kiểm tra số điện thoại';
export const loginFailed = 'Lỗi đăng nhập';
export const sessionExpired = 'Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.';

/** A warning with one of these opens the login modal (spec section 6). */
export const loginPhrases = ['Vui lòng đăng nhập', 'Bạn cần đăng nhập', 'Đăng nhập để tiếp tục', 'Yêu cầu đăng nhập'];

/** Why the profile's name is not changed (decision A32). */
export const nameIsLocked =
  'Sau lần nạp tiền đầu tiên, chỉ Vé Lộc mới đổi được họ và tên, vì tiền rút chỉ chuyển vào tài khoản đứng tên này. Vui lòng vào mục Liên hệ để được hỗ trợ.';

/** A first name after the first deposit, or another one in place of one that no code has set, without a code. */
export const nameNeedsCode =
  'Tài khoản đã có tiền nạp nên tên người nhận tiền rút cần được xác nhận bằng mã OTP gửi đến số điện thoại của bạn.';

/** A name before the first deposit, asked for on a device on which no code was ever typed. */
export const newNameNeedsCode =
  'Trên thiết bị mới, họ và tên mới cần được xác nhận bằng mã OTP gửi đến số điện thoại của bạn.';

/** A payout account that is new, asked for on a device on which no code was ever typed. */
export const payeeNeedsCode =
  'Trên thiết bị mới, tài khoản nhận tiền mới cần được xác nhận bằng mã OTP gửi đến số điện thoại của bạn.';

/** Another PIN, asked for by the old one on a device on which no code was ever typed. */
export const pinNeedsCode =
  'Trên thiết bị mới, việc đổi mã PIN cần được xác nhận bằng mã OTP gửi đến số điện thoại của bạn.';

/** A break, asked for by the PIN on a device on which no code was ever typed. */
export const breakNeedsCode =
  'Trên thiết bị mới, việc tạm nghỉ cần được xác nhận bằng mã OTP gửi đến số điện thoại của bạn.';

/** A session that another one of its user does not end. */
export const sessionStays =
  'Không thể đăng xuất thiết bị đó từ đây. Hãy đổi mã PIN: mọi thiết bị khác sẽ được đăng xuất.';

export const pinLength = 'Mã PIN gồm 6 chữ số';
/** Beside `pinLength`, where a PIN is chosen. */
export const pinAdvice = 'Tránh dãy số như 123456, số lặp lại, ngày sinh và số điện thoại của bạn.';
export const pinTooEasy = 'Mã PIN quá dễ đoán';

/** How long to wait, rounded up: '45 giây', '15 phút', '24 giờ'. */
export function waitLabel(seconds: number): string {
  if (seconds < 120) return `${Math.max(1, Math.ceil(seconds))} giây`;
  if (seconds < 7_200) return `${Math.ceil(seconds / 60)} phút`;
  return `${Math.ceil(seconds / 3_600)} giờ`;
}

/** Too many tries of anything (decision A6). */
export function tooManyTries(seconds: number): string {
  return `Bạn đã thử quá nhiều lần. Vui lòng thử lại sau ${waitLabel(seconds)}.`;
}

/** No code is sent to a number of this country; logging in by PIN goes on (decision A31). */
export const codeNotSentAbroad =
  'Chưa gửi được mã đến số của quốc gia này. Nếu đã có mã PIN, bạn hãy đăng nhập bằng mã PIN.';

/** The shop has sent all the codes it sends in an hour; not the player's doing. */
export function codesUsedUp(seconds: number): string {
  return `Hiện có quá nhiều người xin mã. Vui lòng đăng nhập bằng mã PIN hoặc thử lại sau ${waitLabel(seconds)}.`;
}

/** Too many wrong PINs (decision A6). */
export function pinLocked(seconds: number): string {
  return `Mã PIN tạm khóa. Vui lòng thử lại sau ${waitLabel(seconds)}.`;
}

/** A wrong code; `left` tries of it remain (decision A6). */
export function wrongCode(left: number): string {
  return left > 0
    ? `Mã xác thực không đúng. Bạn còn ${left} lần thử.`
    : 'Mã xác thực không còn dùng được. Vui lòng gửi lại mã.';
}
