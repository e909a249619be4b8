import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { manualClock } from '../../backend/clock';
import { aboutMega } from '../../rules/mega/about';

/** A Friday, when Mega and Keno draw. */
const NOW = new Date('2026-08-21T10:00:00+07:00');
const MEGA_DRAW = Date.parse('2026-08-21T18:00:00+07:00');

// The shop with the one line changed that says when the sales of a game end.
vi.doMock('../../rules/mega/about', () => ({ aboutMega: { ...aboutMega, cutOff: 30_000 } }));
vi.resetModules();
const { countdownTarget, cutOffOf, SALES_CUT_OFF } = await import('@veloc/rules');
const { overPglite } = await import('../../backend/db/connect');
const { migrate } = await import('../../backend/db/migrate');
const { seed } = await import('../../backend/db/seed');
const { currentEntries } = await import('../../backend/draws/entries');
const { ensurePeriods } = await import('../../backend/draws/ensurePeriods');

const connection = overPglite(await PGlite.create(), 'PGlite in memory');
const { db } = connection;
const clock = manualClock(NOW.toISOString());

beforeAll(async () => {
  await migrate(db);
  await seed(db, NOW);
});
afterAll(async () => {
  await connection.close();
  vi.doUnmock('../../rules/mega/about');
  vi.resetModules();
});

async function megaAndKeno() {
  const entries = await currentEntries({ db, clock });
  return ['mega', 'keno'].map((id) => entries.find(({ gameId }) => gameId === id) ?? expect.fail(id));
}

async function textOf(id: string): Promise<string> {
  return (await db.selectFrom('contents').select('body').where('id', '=', id).executeTakeFirstOrThrow()).body;
}

it('a game that closes 30 s before its draws does so in the seed, in what is on sale and in the countdown', async () => {
  expect([cutOffOf('mega'), cutOffOf('keno'), SALES_CUT_OFF]).toEqual([30_000, 60_000, 60_000]);
  const [mega, keno] = await megaAndKeno();
  expect([mega?.expiredTime, keno?.expiredTime]).toEqual(['17:59:30', '10:07:00']);
  expect(mega && countdownTarget(mega, NOW.getTime())).toBe(MEGA_DRAW - 30_000);
  expect(mega && countdownTarget(mega, MEGA_DRAW - 30_001)).toBe(MEGA_DRAW - 30_000);
  expect(keno && countdownTarget(keno, NOW.getTime())).toBe(Date.parse('2026-08-21T10:07:00+07:00'));
});

it('and in the texts, which say of the others what they said', async () => {
  expect(await textOf('mega')).toContain('Vé bán đến 30 giây trước giờ quay.');
  expect(await textOf('power')).toContain('Vé bán đến 60 giây trước giờ quay.');
  expect(await textOf('terms')).toContain('Vé được bán đến 60 giây (MEGA 6/45: 30 giây) trước giờ quay,');
});

it('a shop that runs takes a changed one over when it starts, for the draws that are opened from then on', async () => {
  await db.updateTable('games').set({ cutoff_seconds: 300 }).execute();
  await db.deleteFrom('periods').where('game_id', 'in', ['mega', 'keno']).execute();
  await ensurePeriods({ db, clock });
  const before = await megaAndKeno();
  expect(before.map(({ expiredTime }) => expiredTime)).toEqual(['17:55:00', '10:03:00']);

  await seed(db, NOW);
  expect(await megaAndKeno()).toEqual(before);
  await db.deleteFrom('periods').where('game_id', 'in', ['mega', 'keno']).execute();
  await ensurePeriods({ db, clock });
  const [mega, keno] = await megaAndKeno();
  expect([mega?.expiredTime, keno?.expiredTime]).toEqual(['17:59:30', '10:07:00']);
  // Where the server closes earlier, as with draws that were opened before, the countdown ends there.
  const early = before[1] ?? expect.fail();
  expect(countdownTarget(early, NOW.getTime())).toBe(Date.parse('2026-08-21T10:03:00+07:00'));
});
