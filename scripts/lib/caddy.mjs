import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { aptInstall, isDebianRoot } from './browser.mjs';
import { freePort } from './postgres.mjs';
import { root } from './root.mjs';

const places = ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'];
const installed = () => places.find((place) => existsSync(place));

/**
 * Caddy before the servers at `urls`, by the file that a shop is deployed with, but without TLS. Undefined where it is
 * neither installed nor to be had from Debian.
 */
export async function startCaddy(urls) {
  const binary = installed() ?? (isDebianRoot() && aptInstall('caddy') ? installed() : undefined);
  if (!binary) return undefined;
  const home = mkdtempSync(join(tmpdir(), 'veloc-caddy-'));
  const url = `http://127.0.0.1:${await freePort()}`;
  const servers = urls.map((server) => new URL(server).host).join(' ');
  const env = { PATH: process.env.PATH, HOME: home, VELOC_DOMAIN: url, VELOC_SERVERS: servers };
  const config = join(root, 'deploy/Caddyfile');
  const caddy = spawn(binary, ['run', '--config', config, '--adapter', 'caddyfile'], { env, stdio: 'ignore' });
  const ended = new Promise((done) => caddy.once('exit', done));
  const stop = async () => {
    caddy.kill('SIGTERM');
    await ended;
    rmSync(home, { recursive: true, force: true });
  };
  const isReady = () =>
    fetch(`${url}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let tries = 0; !(await isReady()); tries += 1) {
    if (tries > 150 || caddy.exitCode !== null) {
      await stop();
      throw new Error('Caddy did not lead to a server, so what runs behind it cannot be tried.');
    }
    await setTimeout(100);
  }
  return { url, stop };
}
