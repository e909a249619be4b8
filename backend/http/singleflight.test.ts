import { expect, it } from 'vitest';
import { singleflight } from './singleflight';

/** Reads that end when they are told to; each answers how often was read before. */
function readsByHand() {
  const ends: { done: (value: number) => void; fail: (error: Error) => void }[] = [];
  const shared = singleflight(() => new Promise<number>((done, fail) => ends.push({ done, fail })));
  const end = (read: number) => ends[read]?.done(read);
  return { shared, ends, end };
}

it('lets those who come during a read share the next one and no earlier one', async () => {
  const { shared, ends, end } = readsByHand();
  const first = shared();
  const late = [shared(), shared(), shared()];
  expect(ends).toHaveLength(1);
  end(0);
  expect(await first).toBe(0);
  await Promise.resolve();
  expect(ends).toHaveLength(2);

  const later = shared();
  end(1);
  expect(await Promise.all(late)).toEqual([1, 1, 1]);
  await Promise.resolve();
  end(2);
  expect(await later).toBe(2);
  expect(ends).toHaveLength(3);
});

it('reads anew for who comes when nothing is under way', async () => {
  const { shared, end } = readsByHand();
  const first = shared();
  end(0);
  await first;
  const second = shared();
  end(1);
  expect(await second).toBe(1);
});

it('goes on after a read that failed', async () => {
  const { shared, ends, end } = readsByHand();
  const first = shared();
  const second = shared();
  ends[0]?.fail(new Error('the database is away'));
  await expect(first).rejects.toThrow('away');
  await Promise.resolve();
  end(1);
  expect(await second).toBe(1);
});
