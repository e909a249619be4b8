import { parseSync } from 'vite';

/** What a component takes, as its source says it. */
export interface DescribedProps {
  component: string;
  /** Of each own prop its type, and what that type is made of where the same file says so. */
  types: Record<string, { text: string; detail?: string }>;
  /** Name of the `cva()` result whose variants are props too. */
  variants?: string;
}

/** Of each component that a file exports, the props its `…Props` interface adds to those of the element. */
export function propsOfSource(file: string, source: string): DescribedProps[] {
  const { body } = parseSync(file, source).program;
  const declared = body.flatMap((statement) => {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return node?.type === 'TSInterfaceDeclaration' ? [node] : [];
  });
  const functions = new Set(
    body.flatMap((statement) => {
      const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
      return node?.type === 'FunctionDeclaration' && node.id ? [node.id.name] : [];
    }),
  );
  const detailOf = (text: string) => {
    const made = declared.find(({ id }) => new RegExp(`\\b${id.name}\\b`).test(text));
    return made ? { detail: source.slice(made.start, made.end) } : {};
  };

  return declared.flatMap((node) => {
    const component = node.id.name.replace(/Props$/, '');
    if (component === node.id.name || !functions.has(component)) return [];
    const types = node.body.body.flatMap((member) => {
      if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier' || !member.typeAnnotation)
        return [];
      const { start, end } = member.typeAnnotation.typeAnnotation;
      const text = source.slice(start, end).replaceAll(/\s+/g, ' ');
      return [[member.key.name, { text, ...detailOf(text) }] as const];
    });
    const takesVariants = /\bVariants\['/.test(source.slice(node.body.start, node.body.end));
    const variants = takesVariants ? /VariantsOf<typeof (\w+)>/.exec(source)?.[1] : undefined;
    return [{ component, types: Object.fromEntries(types), ...(variants ? { variants } : {}) }];
  });
}

/** Of each `cva()` result that a file exports, the source of its second argument. */
export function variantsOfSource(file: string, source: string): { name: string; config: string }[] {
  return parseSync(file, source).program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') return [];
    return statement.declaration.declarations.flatMap(({ id, init }) => {
      if (id.type !== 'Identifier' || init?.type !== 'CallExpression') return [];
      const { callee, arguments: given } = init;
      const config = given[1];
      if (callee.type !== 'Identifier' || callee.name !== 'cva' || !config) return [];
      return [{ name: id.name, config: source.slice(config.start, config.end) }];
    });
  });
}
