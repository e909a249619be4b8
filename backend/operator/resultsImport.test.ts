import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { jsonLines, megaRecord, powerRecord } from '../testing/resultRecords';
import { testShop, type TestShop } from '../testing/testShop';
import { operatorCall } from './call';
import { commands } from './commands';
import { runCommand } from './run';

let test: TestShop;
let folder: string;
let printed: string[];
beforeAll(async () => {
  test = await testShop({ now: '2026-08-21T18:10:00+07:00', environment: { VELOC_SIMULATED_DRAWS: '0' } });
  folder = mkdtempSync(join(tmpdir(), 'veloc-results-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await test.close();
});
beforeEach(() => {
  printed = [];
});

/** Runs the command line against the shop itself, without a socket. */
function operator(words: string[], key = test.shop.secrets.operatorKey): Promise<number> {
  const call = operatorCall('http://shop', key, async (url, options) => test.app.request(String(url), options));
  return runCommand(commands, words, { call, print: (line) => printed.push(line) });
}

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

it('imports files, names what it refused and sums up', async () => {
  const mega = file('mega.jsonl', jsonLines([megaRecord({ date: '2026-08-19' }), megaRecord({ numbers: [1] })]));
  const power = file('power.jsonl', jsonLines([powerRecord(), powerRecord()]));
  expect(await operator(['results', 'import', mega, power])).toBe(0);
  expect(printed).toEqual([
    `${mega}:2: needs 6 different numbers of 1 to 45`,
    'imported 2, already there 1, refused 1',
  ]);
});

it('says in one sentence what is missing', async () => {
  expect(await operator(['results', 'import'])).toBe(1);
  expect(await operator(['results', 'import', join(folder, 'absent.jsonl')])).toBe(1);
  expect(await operator(['results', 'import', file('one.jsonl', jsonLines([powerRecord()]))], 'a wrong key')).toBe(1);
  expect(printed).toEqual([
    expect.stringContaining('Say which files'),
    expect.stringContaining('absent.jsonl'),
    expect.stringContaining('401'),
  ]);
});
