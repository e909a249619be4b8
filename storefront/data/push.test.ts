import type { PushRequest, PushState } from '@veloc/rules';
import { expect, test } from 'vitest';
import type { PushDevice } from '../state/push/device';
import { keepPush } from './push';

const off: PushState = { key: 'KEY', isOn: false, endpoint: null, quiet: null };
const on = (endpoint: string | null): PushState => ({ ...off, isOn: true, endpoint });

/** A shop and a browser, and what they did. */
function together(
  told: PushState,
  { endpoint, permission = 'granted' }: { endpoint: string | null; permission?: NotificationPermission },
) {
  let own = endpoint;
  const done: string[] = [];
  const device: PushDevice = {
    lack: () => null,
    permission: () => permission,
    endpoint: async () => own,
    async subscribe(key) {
      done.push(`subscribe ${key}`);
      own = 'fresh';
      return { endpoint: own, p256dh: 'p', auth: 'a' };
    },
    async unsubscribe() {
      done.push('unsubscribe');
      own = null;
    },
  };
  const calls = {
    push: async () => told,
    async startPush(request: PushRequest) {
      done.push(`start ${request.endpoint}`);
      return on(request.endpoint);
    },
    endPush: async () => off,
  };
  return { device, calls, done };
}

test.each([
  { name: 'what both know stays', told: on('same'), endpoint: 'same', does: [], after: on('same') },
  {
    name: 'an address that the browser has changed is told anew',
    told: on('old'),
    endpoint: 'other',
    does: ['subscribe KEY', 'start fresh'],
    after: on('fresh'),
  },
  {
    name: 'a browser that has lost its subscription makes another one',
    told: on('old'),
    endpoint: null,
    does: ['subscribe KEY', 'start fresh'],
    after: on('fresh'),
  },
  {
    name: 'so does one whose push service has ended it',
    told: on(null),
    endpoint: 'ended',
    does: ['subscribe KEY', 'start fresh'],
    after: on('fresh'),
  },
  { name: 'what this session has not on is dropped', told: off, endpoint: 'former', does: ['unsubscribe'], after: off },
  { name: 'where it is off nothing is turned on', told: off, endpoint: null, does: [], after: off },
  {
    name: 'a shop that pushes nothing any more has its browsers told nothing',
    told: { ...on('same'), key: null },
    endpoint: 'same',
    does: ['unsubscribe'],
    after: { ...on('same'), key: null },
  },
])('$name', async ({ told, endpoint, does, after }) => {
  const { device, calls, done } = together(told, { endpoint });
  expect(await keepPush(calls, device)).toEqual(after);
  expect(done).toEqual(does);
});

test.each(['default', 'denied'] as const)('never asks a person by itself (%s)', async (permission) => {
  const { device, calls, done } = together(on('old'), { endpoint: null, permission });
  expect(await keepPush(calls, device)).toEqual(on('old'));
  expect(done).toEqual([]);
});

test('a device without push is asked for nothing', async () => {
  const { device, calls, done } = together(on('old'), { endpoint: 'old' });
  const lacking: PushDevice = { ...device, lack: () => 'browser', permission: () => expect.unreachable() };
  expect(await keepPush(calls, lacking)).toEqual(on('old'));
  expect(done).toEqual([]);
});
