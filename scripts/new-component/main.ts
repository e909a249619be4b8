import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { acceptNames } from '../checks/acceptNames';
import { exportOf, filesOf, isComponentName } from './files';

/** `npm run new:component NumberBall`: folder, styles, variants, story and export of a component. */
const root = join(import.meta.dirname, '../..');
const [name = ''] = process.argv.slice(2);

function refuse(why: string): never {
  console.error(why);
  process.exit(2);
}

if (!isComponentName(name)) {
  refuse(
    'A component is named by whole words with a capital each. Say, for instance: npm run new:component NumberBall',
  );
}
const files = filesOf(name);
const taken = [`ui/${name}`, ...Object.keys(files)].find((path) => existsSync(join(root, path)));
if (taken) refuse(`${taken} exists already, and nothing was written. Choose another name, or change that one.`);

for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  // How a line breaks depends on how long the name is.
  writeFileSync(join(root, path), await format(text, { ...(await resolveConfig(join(root, path))), filepath: path }));
  console.log(path);
}
appendFileSync(join(root, 'ui/index.ts'), exportOf(name));
acceptNames(root);
console.log(`${name} is public. "Writing a component" in Storybook says how to go on.`);
