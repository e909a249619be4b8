import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';

/** `npm start`: installs what is missing, builds the storefront, starts API and storefront on one origin. */
ensureInstalled();
ensureBuilt();

const server = spawn(process.execPath, ['--import', 'tsx', join(root, 'backend/server.ts')], {
  cwd: root,
  stdio: 'inherit',
});

// npm passes a signal to this process only; the server finishes what is under way and then ends both.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)));
