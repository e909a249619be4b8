import { expect, it } from 'vitest';
import { proofHash, readProofHash } from './proofPlace';

const place = { period: 'keno:20260821:1008', seq: 317, salt: '0a'.repeat(32) };

it('is read as it was written', () => {
  expect(readProofHash(proofHash(place))).toEqual(place);
  expect(readProofHash(new URL(`https://veloc.example/verify${proofHash(place)}`).hash)).toEqual(place);
});

it.each(['', '#', '#main', '#mega:20260821.1', `#mega:20260821.-1.${place.salt}`, `${proofHash(place)}0`])(
  'and nothing is made of %j',
  (hash) => expect(readProofHash(hash)).toBeNull(),
);
