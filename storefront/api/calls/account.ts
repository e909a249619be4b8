import { contract, type OtpPurpose, type ProfileRequest, type RegistrationRequest, type User } from '@veloc/rules';
import { createIdempotencyKeys } from '../../lib/idempotencyKeys';
import { callOf } from '../call';
import { createAsk, readStartedSession, readUser } from '../read';
import type { Send } from '../transport';

const endpointId = 'WEB';

/** Account and session (spec section 7). Phones are E.164, for instance +84912345678. */
export function accountCalls(send: Send) {
  const { ask } = createAsk(send);
  const keys = createIdempotencyKeys();
  return {
    checkPhone: (phone: string) => ask(contract.checkUser, { body: { endpointId, phone } }),

    sendOtp: (phone: string, purpose: OtpPurpose) => ask(contract.sendCode, { body: { phone, purpose, endpointId } }),

    verifyOtp: (challengeId: string, phone: string, code: string) =>
      ask(contract.verifyCode, {
        body: { challengeId, phone, code },
        key: keys.of('code', `${challengeId} ${code}`),
      }),

    tokenByEndpoint: async (user: User, signature: string) =>
      readStartedSession(
        await send(
          callOf(contract.loginByEndpoint, { body: { ...user, signature }, key: keys.of('token', signature) }),
        ),
      ),

    /** `signature` is the one-time proof of /otp-verify/verify. */
    register: async (registration: RegistrationRequest) =>
      readStartedSession(
        await send(
          callOf(contract.register, {
            body: { name: '', ...registration, acceptPrivacy: true },
            key: keys.of('registration', JSON.stringify(registration)),
          }),
        ),
      ),

    loginByPin: async (phone: string, pin: string) =>
      readStartedSession(await send(callOf(contract.loginByPin, { body: { phone, pin } }))),

    /** The refresh token names the session even when the access token has expired. */
    logout: async (refreshToken: string | null) => {
      const body = refreshToken === null ? {} : { refreshToken };
      await send(callOf(contract.logout, { body, retry: false, keepalive: true }));
    },

    profile: async () => readUser(await send(callOf(contract.getProfile, { body: {} }))),

    updateProfile: async (fields: ProfileRequest) =>
      readUser(await send(callOf(contract.updateProfile, { body: fields }))),

    balance: () => ask(contract.getBalance),
  };
}
