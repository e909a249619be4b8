import {
  balanceSchema,
  otpChallengeSchema,
  otpVerifiedSchema,
  phoneCheckSchema,
  type OtpPurpose,
  type User,
} from '@veloc/rules';
import { read, readStartedSession, readUser } from '../read';
import type { Send } from '../transport';

const ENDPOINT_ID = 'WEB';

export interface Registration {
  phone: string;
  /** The one-time proof of /otp-verify/verify. */
  signature: string;
  name?: string;
  pin?: string;
  inviteCode?: string;
}

/** A proof is used up once: who sends it again, because no answer came, goes on with the key it had. */
function keyOfLast(): (subject: string) => string {
  let last = { subject: '', key: '' };
  return (subject) => {
    if (last.subject !== subject) last = { subject, key: crypto.randomUUID() };
    return last.key;
  };
}

/** Account and session (spec section 7). Phones are E.164, for instance +84912345678. */
export function accountCalls(send: Send) {
  const codeKey = keyOfLast();
  const tokenKey = keyOfLast();
  const registrationKey = keyOfLast();
  return {
    checkPhone: async (phone: string) =>
      read(
        phoneCheckSchema,
        await send({
          method: 'POST',
          path: '/otp-verify/check-user',
          auth: 'none',
          body: { endpointId: ENDPOINT_ID, phone },
        }),
      ),

    sendOtp: async (phone: string, purpose: OtpPurpose) =>
      read(
        otpChallengeSchema,
        await send({
          method: 'POST',
          path: '/otp-verify/send',
          auth: 'optional',
          body: { phone, purpose, endpointId: ENDPOINT_ID },
        }),
      ),

    verifyOtp: async (challengeId: string, phone: string, code: string) =>
      read(
        otpVerifiedSchema,
        await send({
          method: 'POST',
          path: '/otp-verify/verify',
          auth: 'none',
          body: { challengeId, phone, code },
          key: codeKey(`${challengeId} ${code}`),
        }),
      ),

    tokenByEndpoint: async (user: User, signature: string) =>
      readStartedSession(
        await send({
          method: 'POST',
          path: '/client-get-token-by-endpoint',
          auth: 'none',
          body: { ...user, signature },
          key: tokenKey(signature),
        }),
      ),

    register: async (registration: Registration) =>
      readStartedSession(
        await send({
          method: 'POST',
          path: '/register-account',
          auth: 'none',
          body: { name: '', ...registration, acceptPrivacy: true },
          key: registrationKey(JSON.stringify(registration)),
        }),
      ),

    loginByPin: async (phone: string, pin: string) =>
      readStartedSession(
        await send({ method: 'POST', path: '/auth/login-by-pin', auth: 'none', body: { phone, pin } }),
      ),

    /** The refresh token names the session even when the access token has expired. */
    logout: async (refreshToken: string | null) => {
      const body = refreshToken === null ? {} : { refreshToken };
      await send({ method: 'POST', path: '/auth/logout', auth: 'required', body, retry: false, keepalive: true });
    },

    profile: async () =>
      readUser(await send({ method: 'POST', path: '/users/get-profile', auth: 'required', body: {} })),

    updateProfile: async (fields: { name?: string; email?: string; identify?: string; signature?: string }) =>
      readUser(await send({ method: 'POST', path: '/users/update-profile', auth: 'required', body: fields })),

    balance: async () =>
      read(balanceSchema, await send({ method: 'GET', path: '/users/get-user-balance', auth: 'required' })),
  };
}
