import { parseSync } from 'vite';

/** Elements and attributes that a keyboard can be used on; a section that can be reached only scrolls, as a page does. */
const CONTROL =
  /<(?:button|a|input|select|textarea|summary|Trigger)\b|\brole=["'](?:button|radio|checkbox|switch|tab|slider|option)["']|(?<!<section\b[^>]*)\btabIndex=/;

/** Whether a component can be used, by itself or through one that it is made of. `sources` are files by component. */
export function isInteractive(
  name: string,
  sources: ReadonlyMap<string, string>,
  above: readonly string[] = [],
): boolean {
  const source = sources.get(name);
  if (source === undefined || above.includes(name)) return false;
  if (CONTROL.test(source)) return true;
  return [...source.matchAll(/<([A-Z]\w+)/g)].some(([, part = '']) => isInteractive(part, sources, [...above, name]));
}

/** Names of the stories in a file whose source holds what is looked for. */
function storiesWith(pattern: RegExp, file: string, source: string): string[] {
  return parseSync(file, source).program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') return [];
    return statement.declaration.declarations.flatMap(({ id, init }) => {
      if (id.type !== 'Identifier' || !init) return [];
      return pattern.test(source.slice(init.start, init.end)) ? [id.name] : [];
    });
  });
}

/** Names of the stories in a file whose play function presses keys. */
export const keyboardStories = (file: string, source: string) =>
  storiesWith(/\b(?:userEvent|user)\.(?:keyboard|tab)\(/, file, source);

/** Those in which a finger presses, drags or swipes: `tap` and its like are of `stories/support/press.ts`. */
export const touchStories = (file: string, source: string) =>
  storiesWith(/'\[TouchA|\b(?:tap|pressTwoWays|followTwoWays)\(|pointerType: 'touch'/, file, source);

/** Those in which a mouse presses or points. */
export const mouseStories = (file: string, source: string) =>
  storiesWith(
    /\b(?:userEvent|user)\.(?:click|dblClick|tripleClick|hover)\(|\b(?:pressTwoWays|followTwoWays)\(/,
    file,
    source,
  );
