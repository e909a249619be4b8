import { getRoles, within } from 'storybook/test';

/** One line of what a screen reader is given. */
export interface HeardLine {
  depth: number;
  role: string;
  name: string;
  /** `pressed`, `level 2`, `invalid`. */
  states: string[];
  description: string;
}

const SILENT = new Set(['generic', 'presentation', 'none', 'term', 'definition', 'strong', 'emphasis', 'time', 'code']);
/** Roles whose words are their name, so that nothing inside is heard again. */
const WHOLE = new Set([
  'button',
  'link',
  'checkbox',
  'radio',
  'switch',
  'tab',
  'img',
  'option',
  'progressbar',
  'timer',
]);

const STATES = [
  'pressed',
  'checked',
  'selected',
  'expanded',
  'disabled',
  'busy',
  'invalid',
  'required',
  'current',
] as const;
/** Those that HTML has as well. */
const NATIVE = new Set<string>(['checked', 'disabled', 'required']);

function statesOf(element: Element): string[] {
  const states = STATES.flatMap((state) => {
    const value = element.getAttribute(`aria-${state}`) ?? String(NATIVE.has(state) && element.matches(`:${state}`));
    if (value === 'false') return element.getAttribute('aria-pressed') && state === 'pressed' ? ['not pressed'] : [];
    return [value === 'true' ? state : `${state}: ${value}`];
  });
  const [, level] = /^h([1-6])$/.exec(element.localName) ?? [];
  const isTyped = element.matches('input:not([type="radio"], [type="checkbox"], [type="password"])');
  const value = element.getAttribute('aria-valuenow') ?? (isTyped ? (element as HTMLInputElement).value : '');
  return [...states, ...(level ? [`level ${level}`] : []), ...(value ? [`value ${value}`] : [])];
}

/** What stands on lines of its own is not one sentence with what comes before. */
function blockOf(element: Element | null): Element | null {
  let block = element;
  while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
  return block;
}

/** What the accessibility tree of a part of the page says, line by line: roles, names, states, descriptions and text. */
export function heardIn(root: HTMLElement): HeardLine[] {
  const roles = new Map<Element, string>();
  const names = new Map<Element, string>();
  const descriptions = new Map<Element, string>();
  for (const [role, elements] of Object.entries(getRoles(root))) {
    if (SILENT.has(role)) continue;
    for (const element of elements) roles.set(element, role);
    within(root).queryAllByRole(role, {
      name: (name, element) => Boolean(names.set(element, name)),
      description: (words, element) => Boolean(descriptions.set(element, words)),
    });
  }

  // A password has no role of its own, and its value is nobody's to read.
  for (const field of root.querySelectorAll<HTMLInputElement>('input[type="password"]')) {
    roles.set(field, 'textbox');
    names.set(field, field.ariaLabel ?? field.labels?.[0]?.textContent ?? '');
  }

  const lines: HeardLine[] = [];
  let block: Element | null = null;
  const add = (depth: number, role: string, name: string, more: Partial<HeardLine> = {}) =>
    void lines.push({ depth, role, name, states: [], description: '', ...more });
  function walk(node: Node, depth: number): void {
    if (node.nodeType === Node.TEXT_NODE) {
      const text = node.nodeValue?.trim() ?? '';
      const parent = node.parentElement;
      // A label is heard as the name of its field.
      if (!text || parent?.closest('label, legend')) return;
      const last = lines.at(-1);
      const ownBlock = blockOf(parent);
      if (last?.role === 'text' && ownBlock === block) last.name += ` ${text}`;
      else add(depth, 'text', text);
      block = ownBlock;
      return;
    }
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    const element = node as Element;
    if (
      element.matches('[aria-hidden="true"], script, style, [inert]') ||
      !element.checkVisibility({ visibilityProperty: true })
    )
      return;
    const role = roles.get(element);
    if (role === undefined) return element.childNodes.forEach((child) => walk(child, depth));
    const name = names.get(element) ?? '';
    const isOnlyText = role === 'heading' && element.querySelector('a, button') === null;
    if (role === 'paragraph' && !name) return element.childNodes.forEach((child) => walk(child, depth));
    add(depth, role, name, { states: statesOf(element), description: descriptions.get(element) ?? '' });
    if (!WHOLE.has(role) && !isOnlyText) element.childNodes.forEach((child) => walk(child, depth + 1));
  }
  walk(root, 0);
  return lines;
}

/** How often Tab stops on the way through: a group of radios is one stop, what is off stays one. */
export function tabStopsIn(root: Element): number {
  const stops = [
    ...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
  ].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [type="hidden"]') &&
      !element.closest('[inert]') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  const groups = stops.map((element) =>
    (element as HTMLInputElement).type === 'radio' ? `radio ${(element as HTMLInputElement).name}` : element,
  );
  return new Set(groups).size;
}
