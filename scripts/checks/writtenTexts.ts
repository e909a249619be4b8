import { parseSync } from 'vite';

export interface WrittenText {
  text: string;
  line: number;
}

/** Every text that a source file writes out: strings, the pieces of templates, and words between tags. No comments. */
export function writtenTexts(file: string, source: string): WrittenText[] {
  const found: WrittenText[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const text = textOf(node);
    if (text !== null && 'start' in node) {
      found.push({ text: text.normalize('NFC'), line: source.slice(0, Number(node.start)).split('\n').length });
    }
    Object.values(node).forEach(visit);
  };
  visit(parseSync(file, source).program);
  return found;
}

/** The text that this node of a syntax tree itself writes out, if any. */
export function textOf(node: object): string | null {
  if (!('type' in node) || !('value' in node)) return null;
  const { type, value } = node;
  if (type === 'Literal') return typeof value === 'string' ? value : null;
  if (type === 'JSXText') return String(value).replace(/\s+/g, ' ').trim();
  if (type !== 'TemplateElement' || typeof value !== 'object' || value === null || !('cooked' in value)) return null;
  return typeof value.cooked === 'string' ? value.cooked : null;
}
