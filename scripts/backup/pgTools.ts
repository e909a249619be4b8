import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** One sentence for the person who runs it. */
export class BackupError extends Error {
  override name = 'BackupError';
}

const DEBIAN = '/usr/lib/postgresql';

/** The newest of PostgreSQL's client programs: an older one than the server is refused by it. */
export function findTool(name: 'pg_dump' | 'pg_restore'): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** What libpq reads of `url` from its environment, where no list of processes shows a password. */
function connectionOf(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  // A socket's folder is no host of a URL, so both stand behind its question mark.
  const given = {
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    PGPORT: searchParams.get('port') ?? port,
    PGUSER: searchParams.get('user') ?? decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
}

/** Runs one of them on the database at `url`. */
export async function runTool(name: 'pg_dump' | 'pg_restore', url: string, args: readonly string[]): Promise<void> {
  const tool = findTool(name);
  if (!tool) {
    throw new BackupError(
      `There is no ${name}, so nothing was done: install the PostgreSQL client (Debian: postgresql-client).`,
    );
  }
  const env = { ...process.env, ...connectionOf(url) };
  // pg_restore takes the database it restores into from nowhere else.
  const target = name === 'pg_restore' ? [`--dbname=${env.PGDATABASE ?? ''}`] : [];
  const child = spawn(tool, [...target, '--no-password', ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const code = await new Promise<number | null>((done, fail) => child.once('error', fail).once('close', done));
  if (code !== 0) throw new BackupError(`${name} failed: ${said.trim().split('\n').slice(0, 3).join(' ')}`);
}
