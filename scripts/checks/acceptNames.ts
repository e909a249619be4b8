import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACCEPTED_NAMES, acceptedNames, publicNames } from './publicNames';

/** Writes down the public names of `@veloc/ui` as they are now; answers what is new and what is gone. */
export function acceptNames(root: string): { names: string[]; added: string[]; gone: string[] } {
  const before = acceptedNames(root);
  const names = publicNames(root);
  writeFileSync(join(root, ACCEPTED_NAMES), `${names.join('\n')}\n`);
  return {
    names,
    added: names.filter((name) => !before.includes(name)),
    gone: before.filter((name) => !names.includes(name)),
  };
}
