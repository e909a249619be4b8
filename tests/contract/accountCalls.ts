import {
  acceptedPrivacySchema,
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
import { callsOf } from './call';

const anyone = callsOf('anyone');
const player = callsOf('player');

const endedSchema = v.object({ ended: v.number() });

/** Getting in, and a player's own record. */
export const accountCalls = [
  anyone.post('/otp-verify/check-user', phoneCheckSchema, {
    send: ({ phone }) => ({ body: { endpointId: 'WEB', phone } }),
    needs: ['phone'],
  }),
  anyone.post('/otp-verify/get', otpChallengeSchema, {
    send: ({ challenge }) => ({ body: { challengeId: challenge } }),
    needs: ['challengeId'],
  }),
  anyone.post('/otp-verify/send', otpChallengeSchema, {
    send: ({ newPhone }) => ({ body: { phone: newPhone, purpose: 'register', endpointId: 'WEB' } }),
    needs: ['phone', 'purpose'],
  }),
  anyone.post('/otp-verify/verify', otpVerifiedSchema, {
    send: ({ phone, challenge, code }) => ({ body: { challengeId: challenge, phone, code } }),
    needs: ['challengeId', 'phone', 'code'],
  }),
  anyone.post('/otp-verify/submit', v.object({ signature: v.string() }), {
    send: ({ paymentChallenge, paymentCode }) => ({
      body: { challengeId: paymentChallenge, code: paymentCode, purpose: 'payment' },
    }),
    needs: ['challengeId', 'code', 'purpose'],
  }),
  anyone.post('/client-get-token-by-endpoint', sessionSchema, {
    send: ({ phone, loginProofs }) => ({ body: { phone, endPointId: 'WEB', signature: loginProofs[0] } }),
    needs: ['phone', 'signature'],
  }),
  anyone.post('/auth/login-by-uid', sessionSchema, {
    send: ({ uid, loginProofs }) => ({ body: { uid, signature: loginProofs[1] } }),
    needs: ['uid', 'signature'],
  }),
  anyone.post('/auth/login-by-pin', sessionSchema, {
    send: ({ phone, pin }) => ({ body: { phone, pin } }),
    needs: ['phone', 'pin'],
  }),
  anyone.post('/register-account', sessionSchema, {
    send: ({ newPhone, registerProof }) => ({
      body: { phone: newPhone, name: 'Nguyễn Văn An', signature: registerProof, acceptPrivacy: true },
    }),
    needs: ['phone', 'signature', 'acceptPrivacy'],
  }),
  anyone.post('/auth/refresh', tokensSchema, {
    send: ({ refreshToken }) => ({ body: { refreshToken } }),
    needs: ['refreshToken'],
  }),
  player.post('/users/get-profile', userSchema),
  player.post('/users/update-profile', userSchema, {
    send: () => ({ body: { name: 'Nguyễn Văn Ân', email: 'binh@example.com', identify: '012345678901' } }),
  }),
  player.post('/users/accept-privacy', acceptedPrivacySchema, {
    send: () => ({ body: { version: 1 } }),
    needs: ['version'],
  }),
  player.get('/client-limits', playLimitsSchema),
  player.put('/client-limits', playLimitsSchema, { send: () => ({ body: { week: 2_000_000, month: null } }) }),
  player.get('/client-notifications', v.array(notificationSchema), {
    send: () => ({ query: { cursor: '0', itemPerPage: '5' } }),
  }),
  player.post('/client-notifications/read', notificationCountSchema, {
    send: ({ notification }) => ({ body: { ids: [notification] } }),
  }),
  player.get('/auth/sessions', v.array(deviceSchema)),
  player.remove('/auth/sessions/:id', endedSchema, { send: ({ session }) => ({ params: { id: session } }) }),
];

/** What ends something for the player who calls: made when everything else was. */
export const endingCalls = [
  player.post('/client-limits/break', playLimitsSchema, {
    send: ({ pin }) => ({ body: { for: '24h', pin } }),
    needs: ['for'],
  }),
  player.remove('/auth/sessions', endedSchema),
  player.post('/users/change-pass', v.object({ changed: v.literal(true), ...tokensSchema.entries }), {
    send: ({ pin }) => ({ body: { oldPin: pin, newPin: '284913' } }),
    needs: ['oldPin', 'newPin'],
  }),
  player.post('/auth/logout', v.object({ loggedOut: v.literal(true) }), { send: () => ({ body: {} }) }),
];
