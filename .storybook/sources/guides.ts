import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

const root = join(import.meta.dirname, '../..');

/** The sentences of a guide, by section; what is shown beside them is left out. */
export type GuideTexts = Record<string, string[]>;

/** Reads a guide as its source says it, for whoever cannot run it: a check, or a list for tools. */
export function guideTexts(file: string, source: string): GuideTexts {
  const declared = parseSync(file, source).program.body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration'
      ? statement.declaration.declarations
      : [],
  );
  const guide = declared.find(({ id }) => id.type === 'Identifier' && id.name === 'guide')?.init;
  if (guide?.type !== 'ObjectExpression') return {};
  return Object.fromEntries(
    guide.properties.flatMap((property): [string, string[]][] => {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
      const { name } = property.key;
      const { value } = property;
      if (value.type === 'Literal') return [[name, [String(value.value)]]];
      if (value.type !== 'ObjectExpression') return [];
      const pairs = value.properties.flatMap((pair) => {
        if (pair.type !== 'Property') return [];
        const key =
          pair.key.type === 'Identifier' ? pair.key.name : pair.key.type === 'Literal' ? String(pair.key.value) : '';
        const says = pair.value.type === 'Literal' && typeof pair.value.value === 'string' ? pair.value.value : null;
        return [{ key, says }];
      });
      // Rules are the names of what they show; elsewhere a name finds a part.
      if (name === 'dos' || name === 'donts') return [[name, pairs.map(({ key }) => key)]];
      if (name === 'keys') return [[name, pairs.flatMap(({ key, says }) => (says ? [`${key}: ${says}`] : []))]];
      return [[name, pairs.flatMap(({ says }) => says ?? [])]];
    }),
  );
}

/** The guide of a page: `Button`, `Toast`. */
export function guideOf(page: string): GuideTexts {
  const file = `stories/components/${page}.guide.tsx`;
  return existsSync(join(root, file)) ? guideTexts(file, readFileSync(join(root, file), 'utf8')) : {};
}
