import { drawTiers, momentOnDay, type Feed } from '@veloc/rules';
import * as v from 'valibot';

/** yyyy-mm-dd of a day that exists. */
export const daySchema = v.pipe(
  v.string('has a date that is no text'),
  v.check((day) => momentOnDay(day, '00:00') !== null, 'has a date that does not exist'),
);

export const timeSchema = v.pipe(
  v.string('has a time that is no text'),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'has a time that is not HH:mm'),
);

export const drawIdSchema = v.pipe(
  v.string('has a drawId that is no text'),
  v.regex(/^\d{1,12}$/, 'has a drawId that is no number'),
);

/** `count` different whole numbers of `from` to `to`, ascending. */
export function ballsSchema(count: number, from: number, to: number) {
  const wrong = `needs ${count} different numbers of ${from} to ${to}`;
  return v.pipe(
    v.array(v.number(wrong), wrong),
    v.length(count, wrong),
    v.check((balls) => balls.every((ball) => Number.isInteger(ball) && ball >= from && ball <= to), wrong),
    v.check((balls) => new Set(balls).size === count, wrong),
    v.transform((balls) => balls.toSorted((first, second) => first - second)),
  );
}

/** One whole number of `from` to `to`. */
export function ballSchema(name: string, from: number, to: number) {
  const wrong = `needs a ${name} of ${from} to ${to}`;
  return v.pipe(v.number(wrong), v.integer(wrong), v.minValue(from, wrong), v.maxValue(to, wrong));
}

/** `count` strings of `digits` digits, in drawn order; a string may come up twice. */
export function digitsSchema(tier: string, count: number, digits: number) {
  const wrong = `needs ${count} numbers of ${digits} digits in "${tier}"`;
  const pattern = new RegExp(`^\\d{${digits}}$`);
  return v.pipe(v.array(v.pipe(v.string(wrong), v.regex(pattern, wrong)), wrong), v.length(count, wrong));
}

const wrongPrize = 'has a printed prize that is not { winners, value, pool? } in whole numbers';
const amount = v.pipe(v.number(wrongPrize), v.safeInteger(wrongPrize), v.minValue(0, wrongPrize));

/** Printed prizes by tier of the feed's draws, without pools of 0; null or absent where none are known. */
export function printedSchema(feed: Feed) {
  const prize = v.pipe(
    v.object({ winners: amount, value: amount, pool: v.optional(amount) }, wrongPrize),
    // No jackpot is played for nothing: a pool of 0 is a gap in the page.
    v.transform(({ pool, ...rest }) => (pool ? { ...rest, pool } : rest)),
  );
  const known = drawTiers[feed].map(({ tier }) => tier);
  return v.nullish(
    v.pipe(
      v.record(v.string(), prize, wrongPrize),
      v.check(
        (prizes) => Object.keys(prizes).every((tier) => known.includes(tier)),
        'prints a prize of an unknown tier',
      ),
    ),
    null,
  );
}
