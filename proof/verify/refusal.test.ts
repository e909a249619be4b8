import { expect, it } from 'vitest';
import { ED25519_TYPE, ed25519Signer, signNote, vkeyOf } from '../note';
import { policyText } from '../policy';
import { promiseText, refusalText, requestHash, signerNames } from '../promise';
import { SHOP, log, root } from '../testing/bookOfThree';
import { shopKey, witnessKey } from '../testing/signingKey';
import { verifyRefusal } from './refusal';

const AT = '2026-08-21T10:59:00.001Z';
const trusting = (publicKey: Uint8Array) =>
  policyText([{ vkey: vkeyOf(log.name, ED25519_TYPE, publicKey), url: null }], []);
const policy = trusting(shopKey.publicKey);
const text = refusalText({ shop: SHOP, request: requestHash('order-1'), at: AT });
const signed = (name: string, what = text) => signNote(what, [ed25519Signer(name, shopKey)]);
const refusal = signed(signerNames.refusal(SHOP));

it('a refusal that the shop has signed says when the order arrived', async () => {
  expect(await verifyRefusal(refusal, 'order-1', policy)).toEqual([
    {
      name: 'refusal',
      state: 'passed',
      found: `The shop has signed that it refused the order because it arrived at ${AT}.`,
    },
  ]);
});

it.each([
  ['of another order', refusal, 'order-2', policy, 'The refusal is of another order.'],
  ['of another shop', refusal, 'order-1', trusting(witnessKey.publicKey), 'No key that is known'],
  ['with another time', refusal.replace('00.001Z', '00.002Z'), 'order-1', policy, 'signature'],
  ['signed as a promise', signed(signerNames.promise(SHOP)), 'order-1', policy, 'No key that is known'],
  [
    'that is a promise',
    signed(signerNames.refusal(SHOP), promiseText({ shop: SHOP, orderId: 'order-1', stampedAt: AT, tickets: 1, root })),
    'order-1',
    policy,
    'is no refusal',
  ],
  ['that is no note', null, 'order-1', policy, 'note'],
])('a refusal %s fails', async (_, note, order, trusted, found) => {
  const [check] = await verifyRefusal(note, order, trusted);
  expect(check).toMatchObject({ state: 'failed', found: expect.stringContaining(found) as string });
});
