import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { workingCopy } from '../lib/workingCopy';
import { root } from '../lib/root.mjs';
import { addGame } from './addGame';

/**
 * `npm run try:game`: adds an eleventh game, which nobody sells, to a copy of this repository, and plays it there: the
 * proof of "Adding a game" in CONTRIBUTING.md. `-- --keep` leaves the copy where it was made, and any other words choose
 * among the checks, such as `-- types journeys`.
 */
const { values, positionals } = parseArgs({ options: { keep: { type: 'boolean' } }, allowPositionals: true });

const copy = workingCopy(root);
try {
  const { files, lines } = addGame(copy);
  console.log(`${files.length} files of its own:\n  ${files.join('\n  ')}`);
  console.log(`${lines.length} lines in other files, beside imports:\n  ${lines.join('\n  ')}`);
  const checks = ['--import', 'tsx', 'scripts/try-game/checks.ts', ...positionals];
  process.exitCode = spawnSync(process.execPath, checks, { cwd: copy, stdio: 'inherit' }).status ?? 1;
} finally {
  if (values.keep) console.log(`Left in ${copy}`);
  else rmSync(copy, { recursive: true });
}
