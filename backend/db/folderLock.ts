import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

interface FileLocks {
  /** Locks a range of an open file for this opening alone; false when another one holds it. */
  tryLock(handle: number, offset: number, length: number): boolean;
}

/** One byte far behind the text: Windows lets nobody read what is locked, and the refused are to read who holds it. */
const LOCKED_BYTE = 2 ** 30;

/** Loaded when a folder is opened: with a PostgreSQL server nothing here needs a native library. */
function fileLocks(): FileLocks {
  try {
    return createRequire(import.meta.url)('fs-native-extensions') as FileLocks;
  } catch (cause) {
    throw new Error(
      `The embedded database cannot keep other processes out of its folder, because fs-native-extensions is not ` +
        `installed or has no build for ${process.platform} ${process.arch}: run npm install, or set DATABASE_URL.`,
      { cause },
    );
  }
}

function holderIn(file: string): string {
  const [pid] = /^\d+$/.exec(readFileSync(file, 'utf8')) ?? [];
  return pid ? `process ${pid}` : 'another process';
}

/**
 * Takes a folder for this process alone: PGlite does not, and two processes in one folder lose committed rows in
 * silence. The operating system holds the lock and lets it go when the process ends, however it ends; the pid in the
 * file only tells a person whom to stop. The file stays: whoever removed it could remove another's lock.
 * @returns the function that gives the folder back
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const locks = fileLocks();
  const file = join(folder, 'lock');
  const handle = openSync(file, 'a+', 0o600);
  try {
    if (!locks.tryLock(handle, LOCKED_BYTE, 1)) {
      throw new Error(
        `The database folder ${folder} is in use by ${holderIn(file)}. Two processes in it would lose data: ` +
          `stop that one, or name another folder in VELOC_DATA.`,
      );
    }
    ftruncateSync(handle);
    writeSync(handle, String(process.pid));
  } catch (error) {
    closeSync(handle);
    throw error;
  }
  return () => closeSync(handle);
}
