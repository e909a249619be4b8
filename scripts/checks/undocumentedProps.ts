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

/** Members of the interfaces that a file exports: where each stands, and its type as it is written. */
function membersOf(file: string, source: string) {
  const { program, comments } = parseSync(file, source);
  const interfaces = program.body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'TSInterfaceDeclaration'
      ? statement.declaration
      : [],
  );
  const members = interfaces.flatMap(({ id, body }) =>
    body.body.flatMap((member) => {
      if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') return [];
      const annotation = member.typeAnnotation?.typeAnnotation;
      const type = annotation ? source.slice(annotation.start, annotation.end) : '';
      return { owner: id.name, name: member.key.name, isOptional: member.optional, start: member.start, type };
    }),
  );
  return { interfaces, members, comments };
}

/**
 * Optional members of exported interfaces, props and the items of lists alike, that refuse `undefined` though they may be
 * left out: `exactOptionalPropertyTypes` makes a host's own branches of that.
 */
export function refusedUndefined(file: string, source: string): string[] {
  return membersOf(file, source)
    .members.filter(({ isOptional, type }) => isOptional && !takesUndefined(type))
    .map(({ owner, name }) => `${owner}.${name} refuses undefined`);
}

/**
 * Props of a variant whose docblock leaves out one of its values, which the types that are published only name
 * `Variants['size']`. `styles` is the component's style sheet, which has the values under the variant's name.
 */
export function unlistedValues(file: string, source: string, styles: Record<string, unknown>): string[] {
  const { members, comments } = membersOf(file, source);
  return members.flatMap(({ owner, name, start, type }) => {
    const [, variant = ''] = /^Variants\['(\w+)'\]/.exec(type) ?? [];
    const values = styles[variant];
    if (!values || typeof values !== 'object') return [];
    const doc = comments.findLast(({ end }) => end < start)?.value ?? '';
    return Object.keys(values)
      .filter((value) => !doc.includes(`\`${value}\``))
      .map((value) => `${owner}.${name} does not list \`${value}\``);
  });
}

/** Own props of the `…Props` interfaces a file exports that lack a docblock, or an optional boolean's default. */
export function undocumentedProps(file: string, source: string): string[] {
  const { interfaces, members, comments } = membersOf(file, source);
  const docs = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'));
  const inheriting = interfaces
    .filter(({ id, body }) => id.name.endsWith('Props') && source.slice(id.end, body.start).includes('VariantsOf<'))
    .map(({ id }) => `${id.name} inherits variants, which have no docblock`);
  const undocumented = members.flatMap(({ owner, name, isOptional, start, type }) => {
    if (!owner.endsWith('Props')) return [];
    const doc = docs.find(({ end }) => end < start && source.slice(end, start).trim() === '');
    if (!doc) return PLAIN.has(name) ? [] : [`${owner}.${name} has no docblock`];
    if (isOptional && type.startsWith('boolean') && !CONTROLLED.has(name) && !doc.value.includes('@default')) {
      return [`${owner}.${name} does not say its @default`];
    }
    return [];
  });
  return [...inheriting, ...undocumented];
}
