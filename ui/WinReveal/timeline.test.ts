import { expect, it } from 'vitest';
import { timelineOf } from './timeline';

it('lets six balls fall 120 ms apart, and matches turn gold once all are down', () => {
  const { balls, matches, tear, sum, rest } = timelineOf(6, 5);
  expect(balls).toEqual([120, 240, 360, 480, 600, 720]);
  expect(matches).toEqual([1000, 1140, 1280, 1420, 1560]);
  expect([tear, sum, rest]).toEqual([1700, 2020, 2900]);
});

it('takes no longer for the twenty balls of a Keno draw', () => {
  const { balls, rest } = timelineOf(20, 10);
  expect(balls.at(-1)).toBe(840);
  expect(rest).toBeLessThanOrEqual(3_400);
});

it('begins with the stub where there is no ball to fall', () => {
  expect(timelineOf(0, 0).tear).toBeLessThan(600);
});
