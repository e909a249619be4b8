import { expect, it } from 'vitest';
import { newTransferNote } from './transferNote';

it('draws each letter of a note from the random bytes', () => {
  expect(newTransferNote((size) => Buffer.from(Array.from({ length: size }, (_, index) => index + 32)))).toBe(
    'VL0123456789',
  );
});
