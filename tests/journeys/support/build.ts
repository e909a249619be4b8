import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Before any journey: the shop they go through is that of today's sources. */
export default function build() {
  execFileSync(process.execPath, [join(import.meta.dirname, '../../../scripts/build.mjs')], { stdio: 'inherit' });
}
