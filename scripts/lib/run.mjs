import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { root } from './root.mjs';

/**
 * Runs a command to its end. `output` is all it printed, in order. `niceness`, from 0 to 19, lets others at the processor
 * first.
 */
export function run(command, args, env = {}, niceness = 0) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (child.pid && niceness > 0) setPriority(child.pid, niceness);
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('error', (error) => done({ code: 1, output: `${output}${error.message}\n` }));
    child.on('exit', (code) => done({ code: code ?? 1, output }));
  });
}

/** Runs a JavaScript file of an installed package with this Node. */
export function runNode(file, args, env, niceness) {
  return run(process.execPath, [file, ...args], env, niceness);
}
