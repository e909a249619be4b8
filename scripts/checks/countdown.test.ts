import { describe, expect, it } from 'vitest';
import { formatCountdown } from '../../rules/index';
import { remainingAt } from '../../ui/Countdown/remaining';

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** Around every place where the shown parts change, and through the hours before a day and after it. */
const seconds = [0, 1, 59, 60, 61, HOUR - 1, HOUR, HOUR + 1, DAY - 1, DAY, DAY + 1, 2 * DAY - 1, 2 * DAY, 100 * DAY];
const left = [-5, -0.001, ...seconds.flatMap((second) => [second, second + 0.001, second + 0.999])];

/** What the component draws, written out as `formatCountdown` writes it. */
function drawn(ms: number) {
  const { days, showsHours, hours, minutes, seconds: rest } = remainingAt(ms);
  const clock = [...(showsHours ? [hours] : []), minutes, rest].join(':');
  return days > 0 ? `${days} ngày ${clock}` : clock;
}

describe('the countdown of ui, which stands alone', () => {
  it.each(left.map((second) => second * 1_000))('shows at %d ms what the rules say', (ms) => {
    expect(drawn(ms)).toBe(formatCountdown(ms).text);
  });

  it('agrees on every second of the first and the last hour of a day', () => {
    const hours = [0, DAY - HOUR].flatMap((from) => Array.from({ length: HOUR + 2 }, (_, second) => from + second));
    expect(hours.filter((second) => drawn(second * 1_000) !== formatCountdown(second * 1_000).text)).toEqual([]);
  });
});
