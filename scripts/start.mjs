import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, ensureServerBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';

/**
 * `npm start`: installs what is missing, builds the storefront and the server, starts API and storefront on one origin.
 */
ensureInstalled();
ensureBuilt();
ensureServerBuilt();

const server = spawn(process.execPath, [join(root, 'backend/dist/server.js')], {
  cwd: root,
  stdio: 'inherit',
});

// The server finishes what is under way and then ends both.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));

// npm hands a signal to the shell between itself and this process, which dies of it and tells nobody.
const parent = process.ppid;
const isRunByNpm = process.env.npm_lifecycle_event === 'start';
setInterval(() => {
  if (isRunByNpm && process.ppid !== parent) server.kill('SIGTERM');
}, 250).unref();
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)));
