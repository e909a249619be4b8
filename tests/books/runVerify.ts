import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../../scripts/lib/root.mjs';

/** `npm run verify` as a stranger runs it: what it says and whether it was content. */
export async function runVerify(args: readonly string[]): Promise<{ said: string; code: number | null }> {
  const flags = ['--disable-warning=ExperimentalWarning', '--import', 'tsx', join(root, 'scripts/verify/main.ts')];
  const child = spawn(process.execPath, [...flags, ...args], { cwd: root });
  const closed = once(child, 'close');
  const [said, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await closed;
  return { said: said + errors, code: child.exitCode };
}
