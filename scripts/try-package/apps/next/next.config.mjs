import { join } from 'node:path';

// The packages are installed one folder up.
export default {
  cacheComponents: true,
  partialPrefetching: true,
  turbopack: { root: join(import.meta.dirname, '..') },
};
