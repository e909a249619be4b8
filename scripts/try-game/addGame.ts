import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** One line more in a file of the shop. */
interface Line {
  file: string;
  /** The line after which it comes. */
  after: RegExp;
  line: string;
}

/** A registry, in which every game has a line that names its part; this one's comes last. Its import brings the part. */
function registry(file: string, part: string, from: string): Line[] {
  return [
    { file, after: /^ {2}\w+(: .+)?,(?=\n\})/m, line: part === 'xuan' ? '  xuan,' : `  xuan: ${part},` },
    { file, after: /^import .*\bpower.*;$/im, line: `import { ${part} } from '${from}';` },
  ];
}

/** All that a game touches outside its own files. */
const lines: readonly Line[] = [
  ...registry('rules/games.ts', 'aboutXuan', './xuan/about'),
  ...registry('rules/registry.ts', 'xuan', './xuan'),
  ...registry('backend/games/registry.ts', 'xuan', './xuan'),
  ...registry('storefront/games/pages.ts', 'xuan', './xuan/page'),
];

const templates = join(import.meta.dirname, 'files');

/** The game's own files; they end in `.txt` here, so that no tool takes them for sources of this repository. */
function templatesIn(folder = templates): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? templatesIn(path) : [relative(templates, path)];
  });
}

/** Adds the game to a copy of the repository. Answers its files, and `file: line` of what others needed but imports. */
export function addGame(copy: string): { files: string[]; lines: string[] } {
  const files = templatesIn().map((template) => {
    const file = template.replace(/\.txt$/, '');
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), readFileSync(join(templates, template), 'utf8'));
    return file;
  });
  for (const line of lines) insert(copy, line);
  const told = lines.filter(({ line }) => !line.startsWith('import '));
  return { files, lines: told.map(({ file, line }) => `${file}: ${line.trim()}`) };
}

function insert(copy: string, { file, after, line }: Line) {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  const [found] = after.exec(before) ?? [];
  if (found === undefined) throw new Error(`${file} has no line like ${after} for "${line}" to stand after.`);
  writeFileSync(
    path,
    before.replace(found, () => `${found}\n${line}`),
  );
}
