import { ok, err, type Checked } from '../result';
import { pinLength, pinTooEasy } from '../texts/account';

function isRun(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, place) => Number(digit) - Number(pin[place]));
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
}

/** A PIN to be set: 6 digits, not all equal, not a run up or down (decision A8). */
export function checkNewPin(pin: unknown): Checked<string, 'INVALID_PIN'> {
  if (typeof pin !== 'string' || !/^\d{6}$/.test(pin)) return err('INVALID_PIN', pinLength);
  return /^(\d)\1*$/.test(pin) || isRun(pin) ? err('INVALID_PIN', pinTooEasy) : ok(pin);
}
