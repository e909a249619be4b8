import { join } from 'node:path';
import { acceptNames } from './checks/acceptNames';
import { ACCEPTED_NAMES } from './checks/publicNames';

/** `npm run accept:names`: says which public names of `@veloc/ui` are new and gone, and takes them as meant. */
const { names, added, gone } = acceptNames(join(import.meta.dirname, '..'));
for (const name of added) console.log(`new   ${name}`);
for (const name of gone) console.log(`gone  ${name}`);
console.log(`${names.length} public names in ${ACCEPTED_NAMES}`);
