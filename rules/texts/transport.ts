/** Failed calls, for developers (spec section 8); people read Vietnamese words by the error's code (decision A26). */
export const networkFailed = 'Network error: Unable to connect to server';
export const unknownFailed = 'Unknown error occurred';
export const authenticationFailed = 'Authentication failed';
export const tokenRefreshFailed = 'Token refresh failed';
export const noTokenAfterRefresh = 'No token after refresh';

/** 'Server error: 503'. */
export function serverFailed(status: number): string {
  return `Server error: ${status}`;
}

/** Said when the database is slow, and when it is away. */
export const databaseBusy = 'Hệ thống đang bận. Vui lòng thử lại.';
export const databaseAway = 'Hệ thống tạm thời gián đoạn. Vui lòng thử lại sau giây lát.';
