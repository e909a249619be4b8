import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensurePeriods } from '../draws/ensurePeriods';
import { operatorCall } from '../operator/call';
import { commands } from '../operator/commands';
import { runCommand } from '../operator/run';
import { importRecords } from '../testing/importing';
import { megaRecord } from '../testing/resultRecords';
import { testShop, type TestShop } from '../testing/testShop';

let test: TestShop;
beforeEach(async () => {
  test = await testShop({ now: '2026-08-21T17:30:00+07:00', environment: { VELOC_SIMULATED_DRAWS: '0' } });
  await ensurePeriods(test.shop);
  test.setNow('2026-08-21T18:10:00+07:00');
});
afterEach(() => test.close());

const pooled = (pool: number) => ({ prizes: { jackpot: { winners: 1, value: pool, pool } } });
const draw = (over: Record<string, unknown>) => importRecords(test, megaRecord(over));
const ask = async (path: string, body: unknown) =>
  (await test.call('POST', path, { token: test.shop.secrets.operatorKey, body })).body;

describe('a pool far from what stood', () => {
  const POOL = 20_000_000_000;
  const correctedBy = (pool: number) =>
    ask('/operator/results/corrections', { reason: 'Nhập nhầm', record: megaRecord(pooled(pool)) });

  it.each([
    [POOL * 10, [expect.stringMatching(/jackpot1 of 200000000000 VND .* far from the 20000000000 VND/)]],
    [POOL / 10, [expect.stringMatching(/jackpot1 of 2000000000 VND .* less than the 12000000000 VND/)]],
    [POOL + 1_000_000_000, []],
  ])('is named at a correction: %i VND', async (pool, warnings) => {
    await draw(pooled(POOL));
    expect(await correctedBy(pool)).toMatchObject({ status: 200, data: { warnings } });
  });

  it('is printed for the operator who corrects', async () => {
    await draw(pooled(POOL));
    const folder = mkdtempSync(join(tmpdir(), 'veloc-correct-'));
    const file = join(folder, 'right.jsonl');
    writeFileSync(file, JSON.stringify(megaRecord(pooled(POOL * 10))));
    const lines: string[] = [];
    const fetcher = (async (url: URL, init: RequestInit) => test.app.request(url, init)) as typeof fetch;
    const call = operatorCall('http://shop.test', test.shop.secrets.operatorKey, fetcher);
    await runCommand(commands, ['results', 'correct', file, '--reason', 'x'], {
      call,
      print: (line) => lines.push(line),
    });
    rmSync(folder, { recursive: true });
    expect(lines.join('\n')).toMatch(/corrected, 0 tickets.*\n.*jackpot1 of 200000000000 VND/);
  });

  it('is named where the operator gives it', async () => {
    await draw({});
    const given = await ask('/operator/draws/mega:20260821/pools', { jackpot1: POOL * 10 });
    expect(given).toMatchObject({ data: { warnings: [expect.stringMatching(/far from the 12000000000 VND/)] } });
  });

  it('is named when a record prints it, first or later', async () => {
    const far = [expect.stringMatching(/jackpot1 of 200000000000 VND .* far from the 12000000000 VND/)];
    expect((await draw({})).warnings).toEqual([]);
    expect((await draw(pooled(POOL * 10))).warnings).toEqual(far);
    const next = { drawId: '90003', date: '2026-08-19' };
    expect((await draw({ ...next, ...pooled(POOL * 10) })).warnings).toEqual(far);
  });
});
