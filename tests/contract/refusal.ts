import * as v from 'valibot';
import type { TestAnswer } from '../../backend/testing/testShop';
import type { ContractRow } from '@veloc/rules';

/** No error answer is longer (bytes). */
const LONGEST = 8 * 1024;

/** The specification gives this one sentence in English; the storefront has its own words for the code. */
const SAID_IN_ENGLISH = 'CART_ITEM_NOT_FOUND';

const refusalSchema = v.strictObject({
  status: v.pipe(v.number(), v.minValue(400), v.maxValue(499)),
  code: v.pipe(v.string(), v.regex(/^[A-Z][A-Z\d_]+$/)),
  message: v.pipe(v.string(), v.nonEmpty(), v.maxLength(300)),
  data: v.nullable(v.record(v.string(), v.unknown())),
});

const refusalInVietnameseSchema = v.pipe(
  refusalSchema,
  v.check(({ code, message }) => code === SAID_IN_ENGLISH || /[\u00C0-\u1EF9]/.test(message), 'is not in Vietnamese'),
);

/**
 * What is wrong with an answer that is no success: null for a refusal with a code and a sentence, in at most 8 KB. The
 * operator's command speaks English, everybody else is spoken to in Vietnamese.
 */
export function faultOf({ status, body, text }: TestAnswer, access: ContractRow['access']): string | null {
  if (status >= 500) return `answered ${status}`;
  if (Buffer.byteLength(text) > LONGEST) return `${Buffer.byteLength(text)} bytes`;
  const refusal = v.safeParse(access === 'operator' ? refusalSchema : refusalInVietnameseSchema, body);
  if (!refusal.success) return v.summarize(refusal.issues);
  return refusal.output.status === status ? null : `says ${refusal.output.status} and is ${status}`;
}
