import { join } from 'node:path';
import { acceptNames } from './checks/acceptNames';
import { rulesRoom, uiRoom } from './checks/publicNames';

/**
 * `npm run accept:names`: says which public names of `@veloc/ui` and `@veloc/rules` are new and gone, and takes them as
 * meant.
 */
for (const room of [uiRoom, rulesRoom]) {
  const { names, added, gone } = acceptNames(join(import.meta.dirname, '..'), room);
  for (const name of added) console.log(`new   ${name}`);
  for (const name of gone) console.log(`gone  ${name}`);
  console.log(`${names.length} public names of ${room.package} in ${room.list}`);
}
