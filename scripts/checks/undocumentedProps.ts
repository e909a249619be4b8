import { parseSync } from 'vite';

/** What these are is said by the name and the type; everything else has more to say. */
const PLAIN = new Set(
  'children className detail game href icon id items label methods name onChange onClose onRetry open options ref rows title value'.split(
    ' ',
  ),
);

/** Without them the component keeps its own. */
const CONTROLLED = new Set(['checked', 'open', 'selected']);

/** Whether the type takes `undefined`; `ReactNode` does. */
const takesUndefined = (type: string) => /\bundefined\b/.test(type) || type === 'ReactNode' || type.includes("['");

/**
 * Own props of the `…Props` interfaces a file exports that lack a docblock, or an optional boolean's default, or that
 * refuse `undefined` though they may be left out, which `exactOptionalPropertyTypes` makes a host's own branches of.
 */
export function undocumentedProps(file: string, source: string): string[] {
  const { program, comments } = parseSync(file, source);
  const docs = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'));
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const { declaration } = statement;
    if (declaration?.type !== 'TSInterfaceDeclaration' || !declaration.id.name.endsWith('Props')) return [];
    const inherited = source.slice(declaration.id.end, declaration.body.start);
    if (inherited.includes('VariantsOf<')) return [`${declaration.id.name} inherits variants, which have no docblock`];
    return declaration.body.body.flatMap((member) => {
      if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') return [];
      const { name } = member.key;
      const doc = docs.find(({ end }) => end < member.start && source.slice(end, member.start).trim() === '');
      const annotation = member.typeAnnotation?.typeAnnotation;
      const type = annotation ? source.slice(annotation.start, annotation.end) : '';
      const where = `${declaration.id.name}.${name}`;
      if (!doc) return PLAIN.has(name) ? [] : [`${where} has no docblock`];
      if (member.optional && !takesUndefined(type)) return [`${where} refuses undefined`];
      if (member.optional && type.startsWith('boolean') && !CONTROLLED.has(name) && !doc.value.includes('@default')) {
        return [`${where} does not say its @default`];
      }
      return [];
    });
  });
}
