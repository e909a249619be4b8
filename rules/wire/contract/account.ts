import { anyone, player } from './call';

// Getting in, and a player's own record.

export const checkUser = anyone('POST', '/otp-verify/check-user');
export const findChallenge = anyone('POST', '/otp-verify/get');
export const sendCode = anyone('POST', '/otp-verify/send', { isIdempotent: true, isTokenOptional: true });
export const verifyCode = anyone('POST', '/otp-verify/verify', { isIdempotent: true });
export const submitCode = anyone('POST', '/otp-verify/submit', { isIdempotent: true });
export const loginByEndpoint = anyone('POST', '/client-get-token-by-endpoint', { isIdempotent: true });
export const loginByUid = anyone('POST', '/auth/login-by-uid', { isIdempotent: true });
export const loginByPin = anyone('POST', '/auth/login-by-pin', { isIdempotent: true });
export const register = anyone('POST', '/register-account', { isIdempotent: true });
export const refresh = anyone('POST', '/auth/refresh');
export const logout = player('POST', '/auth/logout', { isTokenOptional: true });
export const listDevices = player('GET', '/auth/sessions');
export const endDevice = player('DELETE', '/auth/sessions/:id');
export const endOtherDevices = player('DELETE', '/auth/sessions');
export const getProfile = player('POST', '/users/get-profile');
export const updateProfile = player('POST', '/users/update-profile', { isIdempotent: true });
export const changePin = player('POST', '/users/change-pass', { isIdempotent: true });
export const acceptPrivacy = player('POST', '/users/accept-privacy');
export const getLimits = player('GET', '/client-limits');
export const changeLimits = player('PUT', '/client-limits', { isIdempotent: true });
export const takeBreak = player('POST', '/client-limits/break', { isIdempotent: true });
export const listNotifications = player('GET', '/client-notifications', { isCompressed: true });
export const readNotifications = player('POST', '/client-notifications/read');
export const streamBalance = player('GET', '/realtime/users/:file');
