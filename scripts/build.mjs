import { ensureBuilt, ensureServerBuilt } from './lib/build.mjs';

/** `node scripts/build.mjs [storefront|server]`: builds what is named, or both, where it is not of today's sources. */
const builds = { storefront: ensureBuilt, server: ensureServerBuilt };
const names = process.argv.slice(2);
for (const name of names.length > 0 ? names : Object.keys(builds)) builds[name]();
