import { hash } from '@node-rs/argon2';
import { argon2 } from '../sessions/pin';

/** As cheap as argon2id goes: 0.1 ms of the processor a PIN instead of 22. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/**
 * What a hash costs nobody looks at through a shop, and the floods of the tests have a thousand PINs judged. A PIN is
 * judged at the cost at which it was hashed; `backend/sessions/pinHash.test.ts` holds that of a real shop.
 */
export function hashCheaply(): void {
  argon2.hash = (pin) => hash(pin, CHEAP);
  argon2.nobody = hash('000000', CHEAP);
}
