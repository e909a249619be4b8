import { oneOf, type Make } from './make';

const longText = '1'.repeat(100_000);

/** Numbers, texts and what else is no object. */
export const scalar: Make = (random) =>
  oneOf<unknown>(random, [
    undefined,
    null,
    true,
    false,
    0,
    -0,
    1,
    -1,
    1.5,
    NaN,
    Infinity,
    -Infinity,
    1e21,
    2 ** 53,
    Number.MIN_VALUE,
    Math.floor(random() * 100),
    10n ** 30n,
    Symbol('odd'),
    Symbol.iterator,
    '',
    ' ',
    '10000',
    '10000 ',
    '1e4',
    '123 456',
    '--07',
    '21/11/2026',
    'LEVEL_3',
    'EVEN',
    '__proto__',
    'constructor',
    'toString',
    '\ud800',
    '\u0000',
    '١٢٣',
    longText,
  ]);
