import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './folderLock';

let folder: string;
const started: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'veloc-lock-'));
});
afterEach(async () => {
  await Promise.all(started.splice(0).map(kill));
  rmSync(folder, { recursive: true });
});

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

const lockModule = fileURLToPath(new URL('folderLock.ts', import.meta.url));

/** A process that takes each folder it is told, and answers 'taken' or why not; it never gives one back. */
function starter() {
  const program = `
    import { lockFolder } from ${JSON.stringify(lockModule)};
    process.on('message', (folder) => {
      try { lockFolder(folder); process.send('taken'); } catch (error) { process.send(error.message); }
    });
    process.send('ready');`;
  const flags = ['--import', 'tsx', '--input-type=module', '-e', program];
  const child = spawn(process.execPath, flags, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  started.push(child);
  const answer = async () => {
    const [words] = (await once(child, 'message')) as [string];
    return words;
  };
  const ready = answer();
  const take = async (wanted: string) => {
    await ready;
    const words = answer();
    child.send(wanted);
    return words;
  };
  return { child, ready, take };
}

test('a folder that a living process holds is refused, with its id', async () => {
  const { child, take } = starter();
  expect(await take(folder)).toBe('taken');
  expect(() => lockFolder(folder)).toThrow(`The database folder ${folder} is in use by process ${child.pid}.`);
});

test('what a killed process held is free at once', async () => {
  const { child, take } = starter();
  await take(folder);
  await kill(child);
  lockFolder(folder)();
});

test.each([
  ['a living process that is no shop, as its id was used again', () => String(process.ppid)],
  ['nobody', () => ''],
])('a file that names %s locks nothing', (_, words) => {
  writeFileSync(join(folder, 'lock'), words());
  lockFolder(folder)();
});

test('giving back frees it', () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`);
  unlock();
  lockFolder(folder)();
});

test('of two processes that take a folder at once exactly one gets it, a hundred times', async () => {
  const [one, other] = [starter(), starter()];
  for (let round = 0; round < 100; round += 1) {
    const wanted = join(folder, `${round}`);
    const answers = await Promise.all([one.take(wanted), other.take(wanted)]);
    expect(answers.filter((words) => words === 'taken')).toHaveLength(1);
    // The loser may come before the winner has written its id.
    expect(answers.find((words) => words !== 'taken')).toMatch(/is in use by (process \d+|another process)\./);
  }
});
