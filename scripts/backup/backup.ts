import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from './pgTools';

const DUMP = /^veloc-\d{8}T\d{6}Z\.dump$/;
const UNTRIED = '.untried';

/**
 * Dumps the database at `url` into `folder`, as of one moment and without holding up the shop. Answers the file's path,
 * which ends in `.untried` until `markProven`; a dump that was broken off leaves none.
 */
export async function dump(url: string, folder: string, now: Date): Promise<string> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const file = join(folder, `veloc-${stamp}.dump${UNTRIED}`);
  const unfinished = `${file}.unfinished`;
  try {
    await runTool('pg_dump', url, [
      '--format=custom',
      '--compress=6',
      '--no-owner',
      '--no-privileges',
      `--file=${unfinished}`,
    ]);
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
  return file;
}

/** Gives an untried dump that was restored, and whose ledger is sound, the name of a backup; answers its path. */
export function markProven(file: string): string {
  const proven = file.slice(0, -UNTRIED.length);
  renameSync(file, proven);
  return proven;
}

/** Removes all proven dumps of `folder` but the newest `keep`; answers the names of those that went. */
export function removeOlder(folder: string, keep: number): string[] {
  if (!existsSync(folder)) return [];
  // Their names begin with the time.
  const dumps = readdirSync(folder)
    .filter((name) => DUMP.test(name) && statSync(join(folder, name)).isFile())
    .toSorted()
    .toReversed();
  const older = dumps.slice(keep);
  for (const name of older) rmSync(join(folder, name));
  return older;
}
