import { join } from 'node:path';

// The packages are installed one folder up.
export default { turbopack: { root: join(import.meta.dirname, '..') } };
