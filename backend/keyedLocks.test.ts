import { expect, test } from 'vitest';
import { createKeyedSemaphore, createPlayerSemaphores } from './keyedLocks';

/** A work that runs until it is told to end. */
function held() {
  let end: () => void = () => {};
  let isRunning = false;
  const ended = new Promise<void>((done) => {
    end = done;
  });
  const work = () => {
    isRunning = true;
    return ended;
  };
  return { work, end: () => end(), isRunning: () => isRunning };
}

const settle = () => new Promise(setImmediate);

test('a fifth work of one player waits its turn, and those of others do not', async () => {
  const semaphores = createKeyedSemaphore(4, 10);
  const own = Array.from({ length: 6 }, held);
  const works = own.map(({ work }) => semaphores.hold('player', work));
  const other = held();
  const beside = semaphores.hold('other', other.work);
  expect(own.map(({ isRunning }) => isRunning())).toEqual([true, true, true, true, false, false]);
  expect(other.isRunning()).toBe(true);
  own[2]?.end();
  await settle();
  expect(own.map(({ isRunning }) => isRunning())).toEqual([true, true, true, true, true, false]);
  for (const { end } of [...own, other]) end();
  await Promise.all([...works, beside]);
  expect(await semaphores.hold('player', async () => 'free again')).toBe('free again');
});

test('a work that fails gives its slot back, and beyond the queue it is 503 DB_BUSY', async () => {
  const semaphores = createKeyedSemaphore(1, 1);
  const first = held();
  const failing = semaphores.hold('player', async () => {
    await first.work();
    throw new Error('failed');
  });
  const second = semaphores.hold('player', async () => 'served');
  await expect(semaphores.hold('player', async () => 'never')).rejects.toMatchObject({ status: 503, code: 'DB_BUSY' });
  first.end();
  await expect(failing).rejects.toThrow('failed');
  expect(await second).toBe('served');
});

test('a session that floods its reads keeps neither its own writes nor the player’s other sessions waiting', async () => {
  const semaphores = createPlayerSemaphores();
  const call = { userId: 'player', sessionId: 'stolen', lane: 'reads' } as const;
  const order: string[] = [];
  const flood = Array.from({ length: 300 }, () => semaphores.hold(call, async () => void order.push('flood')));
  const settled = Promise.allSettled(flood);
  const own = [
    semaphores.hold({ ...call, lane: 'writes' }, async () => void order.push('write')),
    semaphores.hold({ ...call, sessionId: 'own' }, async () => void order.push('own')),
  ];
  await Promise.all(own);
  expect(order.length).toBeLessThan(20);
  await settled;
  expect(order.filter((who) => who === 'flood')).toHaveLength(254);
});
