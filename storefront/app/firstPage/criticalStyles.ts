import { parse, type AtRule, type ChildNode, type Container, type Root } from 'postcss';

/** `:not(…)` and its like say nothing of which classes an element has. */
const functions = /:[\w-]+\([^()]*(?:\([^()]*\)[^()]*)*\)/g;
/** Nobody meets them before the whole sheet is here: a pointer's, and looks that no page has by itself. */
const later =
  /:(?:hover|active|disabled)\b|\[aria-(?:disabled|busy|pressed)=true\]|\[data-(?:scale|contrast)=(?!regular)/;

const classesOf = (html: string) =>
  [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
const accentsOf = (html: string) => [...html.matchAll(/data-accent="([^"]*)"/g)].map(([, name]) => `accent=${name}`);
const isKeyframes = (node: unknown): node is AtRule =>
  (node as ChildNode).type === 'atrule' && (node as AtRule).name.endsWith('keyframes');

/**
 * The rules of a built style sheet that a page may need before the whole sheet is here, in their order: those of its
 * classes and accents, the properties that these read and the movements that they name.
 */
export function createCriticalStyles(sheet: string): (html: string) => string {
  const root = parse(sheet);
  let last = { key: '', styles: '' };
  return (html) => {
    const names = new Set([...classesOf(html), ...accentsOf(html)]);
    const key = [...names].toSorted().join(' ');
    if (key !== last.key) last = { key, styles: stylesOf(root.clone(), names) };
    return last.styles;
  };
}

function stylesOf(root: Root, names: ReadonlySet<string>): string {
  const fits = (selector: string) =>
    !later.test(selector) &&
    [...selector.replaceAll(functions, '').matchAll(/\.([\w-]+)|\[data-(accent=[\w-]+)\]/g)].every(([, name, accent]) =>
      names.has(name ?? accent ?? ''),
    );
  root.walkRules((rule) => {
    if (isKeyframes(rule.parent)) return;
    const selectors = rule.selectors.filter(fits);
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  root.walkAtRules('media', (rule) => {
    if (/forced-colors|print/.test(rule.params)) rule.remove();
  });
  removeUnreadProperties(root);
  const moving = new Set<string>();
  root.walkDecls(/^animation/, ({ value }) => value.split(/[\s,]+/).forEach((word) => moving.add(word)));
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!moving.has(rule.params)) rule.remove();
  });
  removeEmpty(root);
  return root.toString();
}

/** Custom properties that nothing left reads, and those that only they have read. */
function removeUnreadProperties(root: Root): void {
  for (let before = -1, left = 0; left !== before;) {
    before = left;
    left = 0;
    const read = new Set([...root.toString().matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
    root.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop)) left += 1;
      else declaration.remove();
    });
  }
}

function removeEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || node.nodes === undefined) return;
    removeEmpty(node as Container);
    if (node.nodes.length === 0) node.remove();
  });
}
