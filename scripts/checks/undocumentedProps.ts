import { parseSync } from 'vite';

/** What these are is said by the name and the type; everything else has more to say. */
const PLAIN = new Set(
  'children className detail game href icon id items label methods name onChange onClose onRetry open options ref rows title value'.split(
    ' ',
  ),
);

/** Own props of the `…Props` interfaces a file exports that lack a docblock, or an optional boolean's default. */
export function undocumentedProps(file: string, source: string): string[] {
  const { program, comments } = parseSync(file, source);
  const docs = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'));
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const { declaration } = statement;
    if (declaration?.type !== 'TSInterfaceDeclaration' || !declaration.id.name.endsWith('Props')) return [];
    return declaration.body.body.flatMap((member) => {
      if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') return [];
      const { name } = member.key;
      const doc = docs.find(({ end }) => end < member.start && source.slice(end, member.start).trim() === '');
      const type = member.typeAnnotation?.typeAnnotation.type;
      const where = `${declaration.id.name}.${name}`;
      if (!doc) return PLAIN.has(name) ? [] : [`${where} has no docblock`];
      if (member.optional && type === 'TSBooleanKeyword' && !doc.value.includes('@default')) {
        return [`${where} does not say its @default`];
      }
      return [];
    });
  });
}
