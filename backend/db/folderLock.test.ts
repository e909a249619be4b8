import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './folderLock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'veloc-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a folder that a living process holds is refused, with its id', () => {
  writeFileSync(join(folder, 'lock'), String(process.ppid));
  expect(() => lockFolder(folder)).toThrow(`in use by process ${process.ppid}`);
});

test('what a killed process left behind is taken over', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(join(folder, 'lock'), String(pid));
  lockFolder(folder)();
  expect(existsSync(join(folder, 'lock'))).toBe(false);
});

test('giving back frees it', () => {
  const unlock = lockFolder(folder);
  expect(existsSync(join(folder, 'lock'))).toBe(true);
  unlock();
  lockFolder(folder)();
});
