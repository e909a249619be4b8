import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY } from '@veloc/rules';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateLines } from '../testing/generatedDraws';
import { randomFrom, seedOfRun } from '../testing/seed';
import { checkLedger } from '../ledger/invariants';
import { importFile } from '../testing/importing';
import { testShop, type TestShop } from '../testing/testShop';
import { decodeRecord } from './decodeRecord';

const LAST_DAY = Date.parse('2026-08-21T00:00:00Z');

/** A draw a day for every game, the newest first. */
function madeFile(): string {
  return generateLines(randomFrom(seedOfRun()))
    .map((line) => {
      const record = v.parse(v.looseObject({ drawId: v.string() }), JSON.parse(line));
      const date = new Date(LAST_DAY - Number(record.drawId) * DAY).toISOString().slice(0, 10);
      return JSON.stringify({ ...record, date });
    })
    .join('\n');
}

/** The files of the folder that `VELOC_DRAWS` names; without it one file of draws made here. */
function resultFiles(): [name: string, text: string][] {
  const folder = process.env.VELOC_DRAWS;
  if (!folder) return [['made draws', madeFile()]];
  const names = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  return names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
}

describe('whole result files', () => {
  let test: TestShop;
  beforeAll(async () => {
    test = await testShop({ now: '2027-01-01T00:00:00+07:00', environment: { VELOC_SIMULATED_DRAWS: '0' } });
  });
  afterAll(async () => {
    expect(await checkLedger(test.shop.db)).toEqual([]);
    await test.close();
  });

  it.each(resultFiles())('%s is stored whole but for what cannot be read, and once', async (_name, text) => {
    const lines = text.split('\n').filter((line) => line !== '');
    const readable = lines.filter((line) => decodeRecord(line).ok).length;
    const first = await importFile(test, text);
    expect(first.imported + first.alreadyThere).toBe(readable);
    expect(first.refusals).toHaveLength(lines.length - readable);
    expect(await importFile(test, text)).toMatchObject({ imported: 0, alreadyThere: readable });
  });
});
