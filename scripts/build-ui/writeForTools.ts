import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listForTools, manifestForTools, typesOf } from '../../.storybook/sources/forTools';

/** What a tool reads of the installed package, from the same sources as Storybook's own lists. */
const dist = join(import.meta.dirname, '../../ui/dist');
const MORE =
  'The address of each is its props, with a docblock each. Rules for all: ../AGENTS.md. Everything here in parts: manifest.json.';
writeFileSync(join(dist, 'llms.txt'), listForTools(MORE, typesOf));
writeFileSync(join(dist, 'manifest.json'), JSON.stringify(manifestForTools(), null, 2));
