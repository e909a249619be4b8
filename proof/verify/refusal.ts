import { sameBytes } from '../bytes';
import { ed25519Verifiers, openNote } from '../note';
import { readPolicy } from '../policy';
import { readRefusal, requestHash, signerNames } from '../promise';
import { checked, expectThat, type Check } from './check';
import { shopOf } from './receipt';

export type RefusalCheck = 'refusal';

/**
 * Checks a shop's signed refusal of an order that came after the end of sales, as a note's text. Never throws, unless the
 * device has no way to check a signature.
 */
export async function verifyRefusal(note: unknown, orderId: string, trusted: unknown): Promise<Check<RefusalCheck>[]> {
  const refusal = await checked<RefusalCheck>('refusal', async () => {
    const { shop, publicKeys } = shopOf(readPolicy(trusted));
    const { text } = await openNote(note, ed25519Verifiers(signerNames.refusal(shop), publicKeys));
    const { shop: by, request, at } = readRefusal(text);
    expectThat(by === shop, 'The refusal is another shop’s.');
    expectThat(sameBytes(request, requestHash(orderId)), 'The refusal is of another order.');
    return `The shop has signed that it refused the order because it arrived at ${at}.`;
  });
  return [refusal];
}
