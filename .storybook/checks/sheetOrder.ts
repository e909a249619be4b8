import { parse, type AtRule, type Rule } from 'postcss';

const around = ({ parent }: Rule | AtRule): AtRule[] =>
  parent?.type === 'atrule' ? [parent as AtRule, ...around(parent as AtRule)] : [];

/**
 * What the sheets of our components say, the last component first. A bundler puts sheets in an order of its own, so
 * after these in a page nothing may look different. Class names have to tell their file: `Button_wide__jkecz0`. The
 * browser's own rules would not do: of a shorthand with a variable in it their text leaves out what stands there.
 */
export function inReverse(sheets: readonly string[]): string {
  const files = new Map<string, string>();
  parse(sheets.join('\n')).walkRules((rule) => {
    const file = /\.([A-Za-z]+)_[\w-]*__\w+[^.]*$/.exec(rule.selector)?.[1];
    const conditions = around(rule);
    if (!file || conditions.at(-1)?.params !== 'components') return;
    const text = conditions.reduce((inner, { name, params }) => `@${name} ${params}{${inner}}`, String(rule));
    files.set(file, (files.get(file) ?? '') + text);
  });
  return [...files.values()].toReversed().join('\n');
}

/** What looks different on the page after `styles`. Runs in the browser. */
export function looksOtherwise(styles: string): string[] {
  const all = document.querySelectorAll('body > :not([class^="sb-"], [id="storybook-docs"]) *');
  const nodes = [...all].filter((node) => node.checkVisibility());
  const said = [...new Set([...styles.matchAll(/[;{]([a-z-]+):/g)].map(([, property = '']) => property))];
  const look = () =>
    nodes.map((node) => {
      const values = getComputedStyle(node);
      return said.map((property) => `${property}: ${values.getPropertyValue(property)}`);
    });
  const before = look();
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent = styles;
  const after = look();
  sheet.remove();
  return nodes.flatMap((node, index) => {
    const changed = after[index]?.filter((value, place) => value !== before[index]?.[place]) ?? [];
    return changed.length > 0 ? [`${node.getAttribute('class') ?? node.tagName} gets ${changed.join('; ')}`] : [];
  });
}
