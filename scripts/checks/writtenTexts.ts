import { parseSync } from 'vite';

export interface WrittenText {
  text: string;
  line: number;
  /** It stands between tags, or in an attribute that is read aloud or shown. */
  isShown: boolean;
}

/** Every text that a source file writes out: strings, the pieces of templates, and words between tags. No comments. */
export function writtenTexts(file: string, source: string): WrittenText[] {
  const found: WrittenText[] = [];
  const visit = (node: unknown, isShown = false): void => {
    if (typeof node !== 'object' || node === null) return;
    const text = textOf(node);
    if (text !== null && 'start' in node) {
      const line = source.slice(0, Number(node.start)).split('\n').length;
      found.push({
        text: text.normalize('NFC'),
        line,
        isShown: isShown || ('type' in node && node.type === 'JSXText'),
      });
    }
    // What is an attribute's own value; what an expression in it holds may be anything.
    const isRead = 'type' in node && node.type === 'JSXAttribute' && READ.test(source.slice(...rangeOf(node)));
    for (const part of Object.values(node)) visit(part, isRead);
  };
  visit(parseSync(file, source).program);
  return found;
}

const READ = /^(?:aria-label|aria-roledescription|alt|label|placeholder|title)=/;

function rangeOf(node: object): [number, number] {
  return 'start' in node && 'end' in node ? [Number(node.start), Number(node.end)] : [0, 0];
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
