import { expect, test } from 'vitest';
import { connectServer } from './connect';
import { guardPool } from './guardedPool';
import { unshared } from './routeShares';
import { NoConnection } from './unavailable';

const fault = (message: string, code?: string) => Object.assign(new Error(message), code ? { code } : {});
const refused = fault('connect ECONNREFUSED ::1:5432', 'ECONNREFUSED');

test.each([
  [
    fault('password authentication failed for user "veloc"', '28P01'),
    'password authentication failed for user "veloc" (28P01)',
  ],
  [refused, 'connect ECONNREFUSED ::1:5432'],
  [
    new AggregateError([refused, fault('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED')]),
    'connect ECONNREFUSED ::1:5432, connect ECONNREFUSED 127.0.0.1:5432',
  ],
  [
    fault('unsupported startup parameter: lock_timeout', '08P01'),
    'unsupported startup parameter: lock_timeout (08P01): behind a pooler set VELOC_DATABASE_POOLER=1',
  ],
])('says where and why it gets no connection: %s', async (cause, words) => {
  const inner = { connect: () => Promise.reject(cause), end: () => Promise.resolve() };
  const refusal = guardPool(inner, unshared, 'db:5432/veloc').connect();
  await expect(refusal).rejects.toThrow(NoConnection);
  await expect(refusal).rejects.toThrow(`there is no connection to the database db:5432/veloc: ${words}`);
});

test('names the place of a database without the password', async () => {
  const { description, close } = connectServer('postgres://veloc:secret@db.example/veloc');
  expect(description).toBe('PostgreSQL at db.example:5432/veloc');
  await close();
});
