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
