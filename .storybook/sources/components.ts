import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

export interface DocumentedComponent {
  /** For instance `NumberGrid`. */
  name: string;
  /** What the page is called: `Toast` of ToastProvider. */
  title: string;
  /** The section of the sidebar that it stands in. */
  group: string;
  /** The page that shows it: `components-numbergrid--docs`. */
  page: string;
  /** The first sentence of its docblock. */
  says: string;
  /** The folder of its sources in `ui`. */
  folder: string;
}

/** The first sentence of the docblock that stands right above what a file exports under this name. */
function firstSentence(source: string, name: string): string {
  const above = source.slice(0, source.search(new RegExp(`^export (?:function|const) ${name}\\b`, 'm')));
  const block = /\/\*\*((?:[^*]|\*(?!\/))*)\*\/\s*$/.exec(above)?.[1] ?? '';
  const words = block.replaceAll(/\s*\n\s*\*\s?/g, ' ').trim();
  return /^.*?\.(?=\s[A-Z]|$)/.exec(words)?.[0] ?? words;
}

/** The components that have a page, as their stories and their own sources say it. */
export function documentedComponents(): DocumentedComponent[] {
  const folders = new Map(
    readdirSync(join(root, 'ui'), { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => /^[A-Z]\w*\/[A-Z]\w*\.tsx$/.test(path))
      .map((path) => [path.slice(path.indexOf('/') + 1, -'.tsx'.length), path.slice(0, path.indexOf('/'))] as const),
  );
  return readdirSync(join(root, 'stories/components')).flatMap((file) => {
    if (!file.endsWith('.stories.tsx')) return [];
    const source = read(`stories/components/${file}`);
    const [, group, title, id] = /\btitle: '(\w+)\/(\w+)',\s+id: '([\w-]+)'/.exec(source) ?? [];
    const [, name = ''] = /\bcomponent: (\w+)/.exec(source) ?? [];
    const folder = folders.get(name);
    if (!group || !title || !id || !folder) return [];
    return [
      { name, title, group, page: `${id}--docs`, says: firstSentence(read(`ui/${folder}/${name}.tsx`), name), folder },
    ];
  });
}
