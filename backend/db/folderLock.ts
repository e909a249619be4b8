import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, under somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function holderOf(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 && pid !== process.pid && isRunning(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** Makes the lock file with our pid in it; false when there is one already. */
function claim(file: string): boolean {
  try {
    const handle = openSync(file, 'wx', 0o600);
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Takes a folder for this process alone: PGlite does not, and two processes in one folder lose committed rows in
 * silence. A lock left by a process that was killed is taken over.
 * @returns the function that gives the folder back
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'lock');
  if (!claim(file)) {
    const holder = holderOf(file);
    if (holder !== undefined) {
      throw new Error(
        `The database folder ${folder} is in use by process ${holder}. Two processes in it would lose data: ` +
          `stop that one, or name another folder in VELOC_DATA.`,
      );
    }
    rmSync(file, { force: true });
    if (!claim(file)) throw new Error(`Another process is opening the database folder ${folder}. Start again.`);
  }
  return () => rmSync(file, { force: true });
}
