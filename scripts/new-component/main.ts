import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
  writeFileSync(join(root, path), text);
  console.log(path);
}
// How a line breaks depends on how long the name is.
execFileSync(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), ...Object.keys(files)], { cwd: root });
appendFileSync(join(root, 'ui/index.ts'), exportOf(name));
acceptNames(root);
console.log(`${name} is public. "Writing a component" in Storybook says how to go on.`);
