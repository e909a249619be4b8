import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const roots = ['../', '../../rules/'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.(ts|json)$/.test(name) && !name.includes('node_modules'))
    .toSorted()
    .map((name) => join(folder, name));
}

let known: string | undefined;

/** Changes with anything that could change a prepared database: every source of the backend and the rules. */
export function sourceHash(): string {
  known ??= hashSources();
  return known;
}

function hashSources(): string {
  const hash = createHash('sha256');
  for (const file of roots.flatMap(sources)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
