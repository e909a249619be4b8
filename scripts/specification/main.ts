import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { specificationPage, unprovenRows } from './page';
import { sections } from './sections';

/** `npm run specification`: writes docs/specification.md anew. */
const page = specificationPage(sections);
writeFileSync(join(import.meta.dirname, '../../docs/specification.md'), page);
console.log(`docs/specification.md is written; ${unprovenRows(sections).length} rows have no proof yet.`);
