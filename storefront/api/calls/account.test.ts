import { expect, it } from 'vitest';
import type { Call } from '../call';
import { networkError } from '../errors';
import { testUser } from '../../testing/fakes';
import { accountCalls } from './account';

/** The calls over a network that answers nothing, and the keys that they went out under. */
function lost() {
  const keys: (string | undefined)[] = [];
  const calls = accountCalls((call: Call) => {
    keys.push(call.key);
    return Promise.reject(networkError());
  });
  return { calls, keys };
}

it.each<[name: string, ask: (calls: ReturnType<typeof accountCalls>, proof: string) => Promise<unknown>]>([
  ['a code', (calls, code) => calls.verifyOtp('c1', testUser.phone, code)],
  ['a login', (calls, signature) => calls.tokenByEndpoint(testUser, signature)],
  ['a registration', (calls, signature) => calls.register({ phone: testUser.phone, signature })],
])('%s whose answer was lost is the same when it is sent again', async (_name, ask) => {
  const { calls, keys } = lost();
  for (const proof of ['402913', '402913', '402914']) await ask(calls, proof).catch(() => undefined);
  expect(keys[0]).toBeDefined();
  expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
});
