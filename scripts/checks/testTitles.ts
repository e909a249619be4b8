import { parseSync } from 'vite';

interface Node {
  type: string;
  [field: string]: unknown;
}

const RUNNERS = new Set(['describe', 'it', 'test']);
/** Ways to call a runner that run the tests; a skipped test proves nothing. */
const RUNNING = new Set(['each', 'describe', 'skipIf', 'runIf', 'concurrent']);

/** What a row of docs/specification.md may name in a test file: its titles, the texts of its tables, its stories. */
export function testTitles(file: string, source: string): Set<string> {
  const found = new Set<string>();
  const isStories = file.endsWith('.stories.tsx');
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (isNode(node)) {
      if (isStories) addStory(node, found);
      else addTitle(node, found);
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(file, source).program);
  return found;
}

function addStory({ type, declaration }: Node, found: Set<string>) {
  if (type !== 'ExportNamedDeclaration' || !isNode(declaration) || !Array.isArray(declaration.declarations)) return;
  for (const { id } of declaration.declarations) if (isNode(id)) found.add(String(id.name));
}

function addTitle(node: Node, found: Set<string>) {
  if (node.type === 'CallExpression' && runs(node.callee) && Array.isArray(node.arguments))
    add(node.arguments[0], found);
  if (node.type === 'ArrayExpression' && Array.isArray(node.elements)) for (const row of node.elements) add(row, found);
  if (node.type === 'Property') {
    if (isNode(node.key) && node.key.name === 'name') add(node.value, found);
    // A table may be an object, whose keys name its rows.
    add(node.key, found);
  }
}

function add(node: unknown, found: Set<string>) {
  const text = isNode(node) ? textOf(node) : null;
  if (text !== null) found.add(text);
}

/** A text as it is written; what a template puts in is '…'. */
function textOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return null;
  return node.quasis.map(({ value }) => value.cooked).join('…');
}

/** Whether this is `it`, `test.describe`, `it.each(rows)` and the like. */
function runs(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  if (callee.type === 'Identifier') return RUNNERS.has(String(callee.name));
  if (callee.type === 'CallExpression') return runs(callee.callee);
  if (callee.type !== 'MemberExpression' || !isNode(callee.property)) return false;
  return RUNNING.has(String(callee.property.name)) && runs(callee.object);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
