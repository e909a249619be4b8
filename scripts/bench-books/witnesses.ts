import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../lib/postgres.mjs';
import { root } from '../lib/root.mjs';

export interface Witnesses {
  /** As `VELOC_WITNESSES` names them. */
  setting: string;
  stop(): void;
}

/** Witnesses of the log with this key, each a process of its own (`npm run witness`). */
export async function startWitnesses(logKey: string, count: number): Promise<Witnesses> {
  const folder = mkdtempSync(join(tmpdir(), 'veloc-witnesses-'));
  const children: ChildProcess[] = [];
  const named: string[] = [];
  for (let index = 1; index <= count; index += 1) {
    const port = await freePort();
    const files = ['key', 'state'].flatMap((name) => [`--${name}`, join(folder, `${name}${index}`)]);
    const own = ['--log', logKey, '--name', `witness.example/w${index}`, '--port', String(port), ...files];
    const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'scripts/witness/main.ts'), ...own]);
    children.push(child);
    named.push(await vkeyOf(child).then((vkey) => `${vkey} http://127.0.0.1:${port}`));
  }
  return {
    setting: named.join(','),
    stop: () => {
      for (const child of children) child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** It says its key once it listens. */
function vkeyOf({ stdout, stderr }: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let said = '';
    stderr?.on('data', (chunk) => (said += chunk));
    stdout?.on('data', (chunk) => {
      said += chunk;
      const [, vkey] = /witness: (\S+) at port/.exec(said) ?? [];
      if (vkey) found(vkey);
    });
    stdout?.on('close', () => failed(new Error(`The witness ended before it listened: ${said}`)));
  });
}
