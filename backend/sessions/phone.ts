import { texts } from '@veloc/rules';
import * as v from 'valibot';

// +84 takes exactly 9 digits, other countries 6 to 12 after a code of 1 to 3 (spec section 5).
const E164 = /^\+(?:84\d{9}|(?!84)[1-9]\d{6,14})$/;

/** A phone as the wire carries it, '+84912345678': spaces go, and one 0 after +84 (decision A23). */
export const phoneSchema = v.pipe(
  v.string(),
  v.transform((typed) => typed.replace(/\s+/g, '').replace(/^\+840/, '+84')),
  v.regex(E164, texts.phoneInvalid),
);
