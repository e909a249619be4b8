const GROUP = /^@(layer|media|container|supports)/;

/** Each rule of `css` by itself, in the conditions that it stands in. */
function* rulesOf(css: string, around: readonly string[] = []): Generator<{ head: string; rule: string }> {
  let depth = 0;
  let start = 0;
  let open = 0;
  for (let at = 0; at < css.length; at += 1) {
    const sign = css[at];
    if (sign === '{') {
      if (depth === 0) open = at;
      depth += 1;
    } else if (sign === ';' && depth === 0) start = at + 1;
    else if (sign === '}') {
      depth -= 1;
      if (depth > 0) continue;
      const head = css.slice(start, open).trim();
      const body = css.slice(open + 1, at);
      start = at + 1;
      if (GROUP.test(head)) yield* rulesOf(body, [...around, head]);
      else
        yield { head, rule: `${around.map((one) => `${one}{`).join('')}${head}{${body}}${'}'.repeat(around.length)}` };
    }
  }
}

/**
 * What the sheets of our components say, the last component first. A bundler puts sheets in an order of its own, so
 * after these in a page nothing may look different. Class names have to tell their file: `Button_wide__jkecz0`.
 */
export function inReverse(sheets: readonly string[]): string {
  const files = new Map<string, string>();
  for (const { head, rule } of sheets.flatMap((css) => [...rulesOf(css)])) {
    const file = rule.startsWith('@layer components') && /\.([A-Za-z]+)_[\w-]*__\w+[^.]*$/.exec(head)?.[1];
    if (file) files.set(file, (files.get(file) ?? '') + rule);
  }
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
