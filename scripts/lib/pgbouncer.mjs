import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { aptInstall, isDebianRoot } from './browser.mjs';
import { freePort, otherUser } from './postgres.mjs';

const places = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'];
const installed = () => places.find((place) => existsSync(place));

/**
 * PgBouncer in transaction mode before the server at `url`, for every database and user there; `connections` of the
 * server for each database. Undefined where it is neither installed nor to be had from Debian.
 */
export async function startPgBouncer(url, { connections }) {
  const binary = installed() ?? (isDebianRoot() && aptInstall('pgbouncer') ? installed() : undefined);
  if (!binary) return undefined;
  const owner = otherUser();
  const folder = mkdtempSync(join(tmpdir(), 'veloc-pgbouncer-'));
  const { hostname, port: serverPort, username, password } = new URL(url);
  const port = await freePort();
  const login = password ? ` password=${decodeURIComponent(password)}` : '';
  const file = join(folder, 'pgbouncer.ini');
  const log = join(folder, 'log');
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${serverPort || 5432} user=${username}${login}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
logfile = ${log}
`,
  );
  // It refuses to run as root, and so lends itself another user, as PostgreSQL does.
  if (owner.uid !== undefined) for (const path of [folder, file]) chownSync(path, owner.uid, owner.gid);
  const bouncer = spawn(binary, ['-q', file], { ...owner, cwd: folder, stdio: 'ignore' });
  const ended = new Promise((done) => bouncer.once('exit', done));
  const stop = async () => {
    // It would wait for the clients that are still there at SIGINT.
    bouncer.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; !(existsSync(log) && readFileSync(log, 'utf8').includes('process up')); tries += 1) {
    if (tries > 100 || bouncer.exitCode !== null) {
      await stop();
      throw new Error('PgBouncer did not come up, so its tests cannot run.');
    }
    await setTimeout(100);
  }
  const [version = ''] = spawnSync(binary, ['--version'], { encoding: 'utf8' }).stdout.split('\n');
  return { port, version, stop };
}
