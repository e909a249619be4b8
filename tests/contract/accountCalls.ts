import {
  acceptedPrivacySchema,
  contract,
  deviceSchema,
  notificationCountSchema,
  notificationSchema,
  otpChallengeSchema,
  otpVerifiedSchema,
  phoneCheckSchema,
  playLimitsSchema,
  sessionSchema,
  tokensSchema,
  userSchema,
} from '@veloc/rules';
import * as v from 'valibot';
import { call } from './call';

const endedSchema = v.object({ ended: v.number() });

/** Getting in, and a player's own record. */
export const accountCalls = [
  call(contract.checkUser, phoneCheckSchema, {
    send: ({ phone }) => ({ body: { endpointId: 'WEB', phone } }),
    needs: ['phone'],
  }),
  call(contract.findChallenge, otpChallengeSchema, {
    send: ({ challenge }) => ({ body: { challengeId: challenge } }),
    needs: ['challengeId'],
  }),
  call(contract.sendCode, otpChallengeSchema, {
    send: ({ newPhone }) => ({ body: { phone: newPhone, purpose: 'register', endpointId: 'WEB' } }),
    needs: ['phone', 'purpose'],
  }),
  call(contract.verifyCode, otpVerifiedSchema, {
    send: ({ phone, challenge, code }) => ({ body: { challengeId: challenge, phone, code } }),
    needs: ['challengeId', 'phone', 'code'],
  }),
  call(contract.submitCode, v.object({ signature: v.string() }), {
    send: ({ paymentChallenge, paymentCode }) => ({
      body: { challengeId: paymentChallenge, code: paymentCode, purpose: 'payment' },
    }),
    needs: ['challengeId', 'code', 'purpose'],
  }),
  call(contract.loginByEndpoint, sessionSchema, {
    send: ({ phone, loginProofs }) => ({ body: { phone, endPointId: 'WEB', signature: loginProofs[0] } }),
    needs: ['phone', 'signature'],
  }),
  call(contract.loginByUid, sessionSchema, {
    send: ({ uid, loginProofs }) => ({ body: { uid, signature: loginProofs[1] } }),
    needs: ['uid', 'signature'],
  }),
  call(contract.loginByPin, sessionSchema, {
    send: ({ phone, pin }) => ({ body: { phone, pin } }),
    needs: ['phone', 'pin'],
  }),
  call(contract.register, sessionSchema, {
    send: ({ newPhone, registerProof }) => ({
      body: { phone: newPhone, name: 'Nguyễn Văn An', signature: registerProof, acceptPrivacy: true },
    }),
    needs: ['phone', 'signature', 'acceptPrivacy'],
  }),
  call(contract.refresh, tokensSchema, {
    send: ({ refreshToken }) => ({ body: { refreshToken } }),
    needs: ['refreshToken'],
  }),
  call(contract.getProfile, userSchema),
  call(contract.updateProfile, userSchema, {
    send: () => ({ body: { name: 'Nguyễn Văn Ân', email: 'binh@example.com', identify: '012345678901' } }),
  }),
  call(contract.acceptPrivacy, acceptedPrivacySchema, {
    send: () => ({ body: { version: 1 } }),
    needs: ['version'],
  }),
  call(contract.getLimits, playLimitsSchema),
  call(contract.changeLimits, playLimitsSchema, { send: () => ({ body: { week: 2_000_000, month: null } }) }),
  call(contract.listNotifications, v.array(notificationSchema), {
    send: () => ({ query: { cursor: '0', itemPerPage: '5' } }),
  }),
  call(contract.readNotifications, notificationCountSchema, {
    send: ({ notification }) => ({ body: { ids: [notification] } }),
  }),
  call(contract.listDevices, v.array(deviceSchema)),
  call(contract.endDevice, endedSchema, { send: ({ session }) => ({ params: { id: session } }) }),
];

/** What ends something for the player who calls: made when everything else was. */
export const endingCalls = [
  call(contract.takeBreak, playLimitsSchema, {
    send: ({ pin }) => ({ body: { for: '24h', pin } }),
    needs: ['for'],
  }),
  call(contract.endOtherDevices, v.object({ ended: v.number(), stay: v.number() })),
  call(contract.changePin, v.object({ changed: v.literal(true), ...tokensSchema.entries }), {
    send: ({ pin }) => ({ body: { oldPin: pin, newPin: '284913' } }),
    needs: ['oldPin', 'newPin'],
  }),
  call(contract.logout, v.object({ loggedOut: v.literal(true) }), { send: () => ({ body: {} }) }),
];
