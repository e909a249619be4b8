import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as paths from '../../storefront/shared/paths';

const named: Readonly<Record<string, unknown>> = paths;

/**
 * The paths of the shop's table of routes but its games', in wouter's pattern language. Read from its source: its
 * screens need a browser to be imported.
 */
export function routePaths(): string[] {
  const table = readFileSync(join(import.meta.dirname, '../../storefront/app/routes.ts'), 'utf8');
  const written = [
    ...table.matchAll(/^ .*?\bpath: (?:'([^']+)'|`?(?:\$\{)?paths\.(\w+)(?:\('(\w+)'\))?\}?([^`,]*))/gm),
  ];
  return written.map(([line, literal, name = '', game, rest]) => {
    if (literal !== undefined) return literal;
    const path = named[name];
    const base: unknown = typeof path === 'function' ? path(game) : path;
    if (typeof base !== 'string') throw new Error(`${line.trim()} names no path of shared/paths.ts`);
    return base + rest;
  });
}
