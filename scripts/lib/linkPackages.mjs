import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * Gives a copy of this repository the packages installed here. Its rooms are its own, or it would test the original.
 */
export function linkPackages(copy) {
  const installed = join(root, 'node_modules');
  mkdirSync(join(copy, 'node_modules/@veloc'), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== '@veloc' && name !== '.cache') symlinkSync(join(installed, name), join(copy, 'node_modules', name));
  }
  for (const room of ['ui', 'rules', 'proof', 'storefront', 'backend']) {
    symlinkSync(join(copy, room), join(copy, 'node_modules/@veloc', room));
    // What only that room has in its version.
    const nested = join(root, room, 'node_modules');
    if (existsSync(nested)) symlinkSync(nested, join(copy, room, 'node_modules'));
  }
}
