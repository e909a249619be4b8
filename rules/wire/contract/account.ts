import {
  loggedOutSchema,
  otpChallengeSchema,
  otpSubmittedSchema,
  otpVerifiedSchema,
  phoneCheckSchema,
  sessionSchema,
  tokensSchema,
  userSchema,
} from '../account';
import type {
  EndpointLoginRequest,
  OtpSendRequest,
  OtpStateRequest,
  OtpSubmitRequest,
  OtpVerifyRequest,
  PhoneCheckRequest,
  PinLoginRequest,
  ProfileRequest,
  RefreshRequest,
  RegistrationRequest,
  UidLoginRequest,
} from '../requests/account';
import { anyone, player, takes } from './call';

// Getting in, and a player's own record.

export const checkUser = anyone('POST', '/otp-verify/check-user', phoneCheckSchema, takes<PhoneCheckRequest>());
export const findChallenge = anyone('POST', '/otp-verify/get', otpChallengeSchema, takes<OtpStateRequest>());
export const sendCode = anyone(
  'POST',
  '/otp-verify/send',
  otpChallengeSchema,
  takes<OtpSendRequest>({ isIdempotent: true, isTokenOptional: true }),
);
export const verifyCode = anyone(
  'POST',
  '/otp-verify/verify',
  otpVerifiedSchema,
  takes<OtpVerifyRequest>({ isIdempotent: true }),
);
export const submitCode = anyone(
  'POST',
  '/otp-verify/submit',
  otpSubmittedSchema,
  takes<OtpSubmitRequest>({ isIdempotent: true }),
);
export const loginByEndpoint = anyone(
  'POST',
  '/client-get-token-by-endpoint',
  sessionSchema,
  takes<EndpointLoginRequest>({ isIdempotent: true }),
);
export const loginByUid = anyone(
  'POST',
  '/auth/login-by-uid',
  sessionSchema,
  takes<UidLoginRequest>({ isIdempotent: true }),
);
export const loginByPin = anyone(
  'POST',
  '/auth/login-by-pin',
  sessionSchema,
  takes<PinLoginRequest>({ isIdempotent: true }),
);
export const register = anyone(
  'POST',
  '/register-account',
  sessionSchema,
  takes<RegistrationRequest>({ isIdempotent: true }),
);
export const refresh = anyone('POST', '/auth/refresh', tokensSchema, takes<RefreshRequest>());
export const logout = player('POST', '/auth/logout', loggedOutSchema, takes<RefreshRequest>({ isTokenOptional: true }));
export const getProfile = player('POST', '/users/get-profile', userSchema);
export const updateProfile = player(
  'POST',
  '/users/update-profile',
  userSchema,
  takes<ProfileRequest>({ isIdempotent: true }),
);
export const streamBalance = player('GET', '/realtime/users/:file', null);
