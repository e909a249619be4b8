import { expect, test, vi } from 'vitest';
import type * as pins from './pin';

test('a PIN is hashed as OWASP asks, and as long is taken over a phone that has none', async () => {
  // A module of its own, which no test shop has made cheap.
  const { argon2, hashPin } = await vi.importActual<typeof pins>('./pin?as=sold');
  const asked = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;
  expect(await hashPin('281593')).toMatch(asked);
  expect(await argon2.nobody).toMatch(asked);
});
