import { by } from '../row';

/** The table of all calls: each succeeds in its shape, and takes nonsense without a fault. */
export const inTable = [
  ...by('tests/contract/success.test.ts', '$name succeeds in its shape'),
  ...by('tests/contract/contract.test.ts', '$name takes an odd body without a fault'),
];

/** The same of a call without a body. */
export const readInTable = by('tests/contract/success.test.ts', '$name succeeds in its shape');

/** That it needs a token, or the operator's key. */
export const closed = by('tests/contract/contract.test.ts', 'is refused by $name');
