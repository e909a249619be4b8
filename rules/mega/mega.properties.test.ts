import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkTicket, lineCount, MEGA_NUMBERS, prizesOf } from '../index';
import type { NumbersTicket } from '../numbersGame';
import { pickedNumbers } from '../testing/arbitraries';
import { combinations, numbersOf } from '../testing/combinations';
import { tallyOf, tallyPlays } from '../testing/tally';

const balls = numbersOf(MEGA_NUMBERS);
const tiers: Record<number, string> = { 6: 'jackpot', 5: 'first', 4: 'second', 3: 'third' };

function* plays(numbers: readonly number[]): Generator<number[]> {
  if (numbers.length >= 6) yield* combinations(numbers, 6);
  else for (const ball of balls) if (!numbers.includes(ball)) yield [...numbers, ball];
}

function accepted(listNumber: number[]): NumbersTicket {
  const checked = checkTicket('mega', { listNumber, playMethod: { id: `GROUP_${listNumber.length}` } });
  if (!checked.ok) throw new Error(checked.message);
  return checked.value;
}

// Numbers of a narrow band meet the draw often enough to reach the upper tiers.
const band = { from: 1, to: 14 };

it.each([
  ['narrow', band, 300],
  ['whole', MEGA_NUMBERS, 100],
])('a Mega ticket by formula is the same as its plays one by one (%s range)', (_name, range, numRuns) => {
  fc.assert(
    fc.property(
      pickedNumbers({ ...range, min: 5, max: 12 }),
      pickedNumbers({ ...range, min: 6, max: 6 }),
      (picked, drawn) => {
        const ticket = accepted(picked);
        const counted = tallyPlays(
          plays(picked),
          (play) => tiers[play.filter((ball) => drawn.includes(ball)).length] ?? null,
        );
        expect(tallyOf(prizesOf('mega', ticket, { numbers: drawn }))).toEqual(counted);
        expect(lineCount('mega', ticket)).toBe([...plays(picked)].length);
      },
    ),
    { numRuns },
  );
});
