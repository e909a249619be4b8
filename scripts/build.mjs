import { join } from 'node:path';
import { ensureBuilt, ensureServerBuilt } from './lib/build.mjs';
import { root } from './lib/root.mjs';

/** Compressed here, since the shop may run where it cannot write. */
async function buildStorefront() {
  ensureBuilt();
  const { tsImport } = await import('tsx/esm/api');
  const { precompress } = await tsImport('../backend/site/precompress.ts', import.meta.url);
  precompress(join(root, 'dist/assets'));
}

/** `node scripts/build.mjs [storefront|server]`: builds what is named, or both, where it is not of today's sources. */
const builds = { storefront: buildStorefront, server: ensureServerBuilt };
const names = process.argv.slice(2);
for (const name of names.length > 0 ? names : Object.keys(builds)) await builds[name]();
