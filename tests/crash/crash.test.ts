import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { seedOf } from '../../backend/testing/seededRun';
import { bookRounds } from './bookRounds';
import { crashRounds } from './rounds';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'veloc-crash-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const ROUNDS = 2;
/** One in entering tickets into a book, one in sealing it, one in an import that seals. */
const INSTANTS = 3;

/** Always on the embedded database in a folder. The long form is `npm run test:crash`. */
it('loses and doubles nothing that was acknowledged when it is killed again and again under purchases (R6)', async () => {
  const lines: string[] = [];
  const report = (line: string) => lines.push(line);
  const summary = await crashRounds({ folder, rounds: ROUNDS, seed: seedOf('crash'), report });
  const { acknowledged, ...found } = summary;
  expect({ ...found, lines }).toMatchObject({ lost: [], wrongBalances: [], violations: 0, bookFaults: [] });
  // The last one is of the books.
  expect(lines).toHaveLength(ROUNDS + 1);
  expect(acknowledged).toBeGreaterThan(0);
}, 1_200_000);

it('gives each ticket one place in a sealed book when it is killed while it enters and seals (R6)', async () => {
  const summary = await bookRounds({ folder, instants: INSTANTS, seed: seedOf('crash of books') });
  expect(summary.faults).toEqual([]);
  expect(summary.books).toBeGreaterThanOrEqual(INSTANTS);
  expect(summary.tickets).toBeGreaterThanOrEqual(INSTANTS);
}, 1_200_000);
