import { contract } from '@veloc/rules';
import * as v from 'valibot';
import { megaTicket } from '../../backend/testing/purchases';
import { pushedBrowser } from '../../backend/testing/pushService';
import { call } from './call';

/** Getting in, and a player's own record. */
export const accountCalls = [
  call(contract.checkUser, {
    send: ({ phone }) => ({ body: { endpointId: 'WEB', phone } }),
    needs: ['phone'],
  }),
  call(contract.findChallenge, {
    send: ({ challenge }) => ({ body: { challengeId: challenge } }),
    needs: ['challengeId'],
  }),
  call(contract.sendCode, {
    send: ({ newPhone }) => ({ body: { phone: newPhone, purpose: 'register', endpointId: 'WEB' } }),
    needs: ['phone', 'purpose'],
  }),
  call(contract.verifyCode, {
    send: ({ phone, challenge, code }) => ({ body: { challengeId: challenge, phone, code } }),
    needs: ['challengeId', 'phone', 'code'],
  }),
  call(contract.submitCode, {
    send: ({ paymentChallenge, paymentCode }) => ({
      body: { challengeId: paymentChallenge, code: paymentCode, purpose: 'payment' },
    }),
    needs: ['challengeId', 'code', 'purpose'],
  }),
  call(contract.loginByEndpoint, {
    send: ({ phone, loginProofs }) => ({ body: { phone, endPointId: 'WEB', signature: loginProofs[0] } }),
    needs: ['phone', 'signature'],
  }),
  call(contract.loginByUid, {
    send: ({ uid, loginProofs }) => ({ body: { uid, signature: loginProofs[1] } }),
    needs: ['uid', 'signature'],
  }),
  call(contract.loginByPin, {
    send: ({ phone, pin }) => ({ body: { phone, pin } }),
    needs: ['phone', 'pin'],
  }),
  call(contract.register, {
    send: ({ newPhone, registerProof }) => ({
      body: { phone: newPhone, name: 'Nguyễn Văn An', signature: registerProof, acceptPrivacy: true },
    }),
    needs: ['phone', 'signature', 'acceptPrivacy'],
  }),
  call(contract.refresh, {
    send: ({ refreshToken }) => ({ body: { refreshToken } }),
    needs: ['refreshToken'],
  }),
  call(contract.getProfile),
  call(contract.updateProfile, {
    send: () => ({ body: { name: 'Nguyễn Văn Ân', email: 'binh@example.com', identify: '012345678901' } }),
  }),
  call(contract.acceptPrivacy, {
    send: () => ({ body: { version: 1 } }),
    needs: ['version'],
  }),
  call(contract.getLimits),
  call(contract.changeLimits, { send: () => ({ body: { week: 2_000_000, month: null } }) }),
  call(contract.listNumberSets),
  call(contract.saveNumberSet, {
    send: () => ({ body: { name: 'Sinh nhật con', gameId: 'mega', ticket: megaTicket } }),
    needs: ['name', 'gameId', 'ticket'],
  }),
  call(contract.renameNumberSet, {
    send: ({ numberSets }) => ({ params: { id: numberSets.renamed }, body: { name: 'Ngày cưới' } }),
    needs: ['name'],
  }),
  call(contract.deleteNumberSet, {
    send: ({ numberSets }) => ({ params: { id: numberSets.deleted } }),
    data: v.object({ deleted: v.literal(1) }),
  }),
  call(contract.listNotifications, {
    send: () => ({ query: { cursor: '0', itemPerPage: '5' } }),
  }),
  call(contract.readNotifications, {
    send: ({ notification }) => ({ body: { ids: [notification] } }),
  }),
  call(contract.getNotificationSettings),
  call(contract.changeNotificationSettings, { send: () => ({ body: { draws: 'draw' } }), needs: ['draws'] }),
  call(contract.getPush),
  call(contract.startPush, {
    send: () => ({ body: pushedBrowser('https://fcm.googleapis.com/fcm/send/abc').subscription }),
    needs: ['endpoint', 'p256dh', 'auth'],
  }),
  call(contract.endPush),
  call(contract.listDevices),
  call(contract.endDevice, { send: ({ session }) => ({ params: { id: session } }) }),
];

/** What ends something for the player who calls: made when everything else was. */
export const endingCalls = [
  call(contract.takeBreak, {
    send: ({ pin }) => ({ body: { for: '24h', pin } }),
    needs: ['for'],
  }),
  call(contract.endOtherDevices),
  call(contract.changePin, {
    send: ({ pin }) => ({ body: { oldPin: pin, newPin: '284913' } }),
    needs: ['oldPin', 'newPin'],
  }),
  call(contract.logout, { send: () => ({ body: {} }) }),
];
