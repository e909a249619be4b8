import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, ensureServerBuilt } from './lib/build.mjs';
import { readEnvironmentFile } from './lib/environmentFile.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';

/**
 * `npm start`: installs what is missing, builds the storefront and the server, starts API and storefront on one origin, and
 * starts a server that died again.
 */

/** Exit code of a server that a person must help first. */
const REFUSED = 2;

/** Ms before a new start, doubled with each that comes soon after the last; who lived for `LONG` begins anew. */
const SOONEST = 500;
const LATEST = 30_000;
const LONG = 60_000;

ensureInstalled();
readEnvironmentFile();
ensureBuilt();
ensureServerBuilt();

let server;
let pause = SOONEST;
let waiting;
let stopping = false;

function start() {
  const startedAt = performance.now();
  server = spawn(process.execPath, [join(root, 'backend/dist/server.js')], { cwd: root, stdio: 'inherit' });
  server.on('exit', (code, signal) => {
    if (stopping || code === 0 || code === REFUSED) process.exit(signal ? 1 : code);
    if (performance.now() - startedAt > LONG) pause = SOONEST;
    console.error(`The server ended (${signal ?? `exit code ${code}`}); it is started again in ${pause / 1_000} s.`);
    waiting = setTimeout(start, pause);
    pause = Math.min(2 * pause, LATEST);
  });
}

// The server finishes what is under way and then ends both; between two starts there is nothing to finish.
function stop(signal) {
  stopping = true;
  clearTimeout(waiting);
  if (server.exitCode === null && server.signalCode === null) server.kill(signal);
  else process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal));

// npm hands a signal to the shell between itself and this process, which dies of it and tells nobody.
const parent = process.ppid;
const isRunByNpm = process.env.npm_lifecycle_event === 'start';
setInterval(() => {
  if (isRunByNpm && process.ppid !== parent) stop('SIGTERM');
}, 250).unref();
start();
