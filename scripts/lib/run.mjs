import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/** Runs a command to its end. `output` is all it printed, in order. */
export function run(command, args, env = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('error', (error) => done({ code: 1, output: `${output}${error.message}\n` }));
    child.on('exit', (code) => done({ code: code ?? 1, output }));
  });
}

/** Runs a JavaScript file of an installed package with this Node. */
export function runNode(file, args, env) {
  return run(process.execPath, [file, ...args], env);
}
