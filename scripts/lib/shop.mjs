import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureServerBuilt } from './build.mjs';
import { root } from './root.mjs';

function freePort() {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

/** The shop on a free port over a folder of its own, without draws of its own making; `settings` as docs/settings.md. */
export async function startShop(settings = {}) {
  ensureServerBuilt();
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'veloc-bench-'));
  const own = { PORT: String(port), VELOC_DATA: data, VELOC_SIMULATED_DRAWS: '0', DATABASE_URL: '' };
  const env = { ...process.env, ...own, ...settings };
  const server = spawn(process.execPath, [join(root, 'backend/dist/server.js')], { cwd: root, env });
  let printed = '';
  server.stdout.on('data', (text) => (printed += text));
  server.stderr.on('data', (text) => (printed += text));
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    server.kill('SIGTERM');
    await new Promise((ended) => (server.exitCode === null ? server.on('exit', ended) : ended()));
    rmSync(data, { recursive: true, force: true });
  };
  for (let waited = 0; waited < 180_000; waited += 200) {
    const isReady = await fetch(`${url}/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return { url, data, stop, printed: () => printed };
    if (server.exitCode !== null) break;
    await new Promise((next) => setTimeout(next, 200));
  }
  await stop();
  throw new Error(`The shop did not start, so there is no page to measure. It printed:\n${printed}`);
}
