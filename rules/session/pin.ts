import { ok, err, type Checked } from '../result';
import { pinLength, pinTooEasy } from '../texts/account';

function isRun(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, index) => Number(digit) - Number(pin[index]));
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
}

/** All equal, 121212, 123123, 112233, 111222, 123321. */
const REPEATS = /^(?:(\d)\1{5}|(\d\d)\2\2|(\d{3})\3|(\d)\4(\d)\5(\d)\6|(\d)\7\7(\d)\8\8|(\d)(\d)(\d)\11\10\9)$/;

/** Three keys in a row on a telephone's keypad, in either direction and across. */
const KEYS = '(?:123|456|789|147|258|369|159|357|321|654|987|741|852|963|951|753)';
const SHAPES = new RegExp(`^${KEYS}{2}$`);

const DAY = '(?:0[1-9]|[12]\\d|3[01])';
const MONTH = '(?:0[1-9]|1[0-2])';
const YEAR = '(?:19[3-9]\\d|20[0-3]\\d)';
/** ddmmyy, yymmdd, yyyymm, mmyyyy, and a year of birth anywhere within. */
const DATES = new RegExp(`^(?:${DAY}${MONTH}\\d\\d|\\d\\d${MONTH}${DAY}|\\d{0,2}${YEAR}\\d{0,2})$`);

/** Whether six digits stand in a phone (E.164), with its country or, in Vietnam, with the 0 in its place. */
function isOfPhone(pin: string, phone: string): boolean {
  return phone.includes(pin) || phone.replace(/^\+84/, '0').includes(pin);
}

/**
 * A PIN to be set: 6 digits, not all equal, not a run up or down (decision A8), and none of those that are tried first:
 * repeats, shapes on the keypad, dates, and digits of the own `phone` (E.164) where it is given.
 */
export function checkNewPin(pin: unknown, phone = ''): Checked<string, 'INVALID_PIN'> {
  if (typeof pin !== 'string' || !/^\d{6}$/.test(pin)) return err('INVALID_PIN', pinLength);
  const isEasy = isRun(pin) || [REPEATS, SHAPES, DATES].some((easy) => easy.test(pin)) || isOfPhone(pin, phone);
  return isEasy ? err('INVALID_PIN', pinTooEasy) : ok(pin);
}
