const loginPhrases = ['vui lòng đăng nhập', 'bạn cần đăng nhập', 'đăng nhập để tiếp tục', 'yêu cầu đăng nhập'];
const balancePhrases = ['số dư không đủ', 'thiếu tiền', 'không đủ tiền', 'bạn cần thêm'];

// A keyboard may compose the accents otherwise than this file; NFC makes both one.
function holdsOneOf(phrases: readonly string[], warning: string): boolean {
  const text = warning.normalize('NFC').toLowerCase();
  return phrases.some((phrase) => text.includes(phrase.normalize('NFC')));
}

/** Whether a warning opens the login modal instead of a popup (spec section 6). */
export function shouldOpenLogin(warning: string): boolean {
  return holdsOneOf(loginPhrases, warning);
}

/** Whether a warning is shown with 'Nạp ngay' (spec section 8). */
export function isBalanceWarning(warning: string): boolean {
  return holdsOneOf(balancePhrases, warning);
}
