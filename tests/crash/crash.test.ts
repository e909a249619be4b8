import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedOf } from '../../backend/testing/seededRun';
import { crashRounds } from './rounds';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'veloc-crash-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ROUNDS = 2;

/** Always on the embedded database in a folder. The long form is `npm run test:crash -- --rounds 500`. */
it('loses and doubles nothing that was acknowledged when it is killed again and again under purchases (R6)', async () => {
  const lines: string[] = [];
  const report = (line: string) => lines.push(line);
  const summary = await crashRounds({ folder, rounds: ROUNDS, seed: seedOf('crash'), report });
  const { acknowledged, ...found } = summary;
  expect({ ...found, lines }).toMatchObject({ lost: [], wrongBalances: [], violations: 0 });
  expect(lines).toHaveLength(ROUNDS);
  expect(acknowledged).toBeGreaterThan(0);
}, 1_200_000);
