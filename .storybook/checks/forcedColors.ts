/** What may be chosen, and is. */
export const CHOSEN =
  ':is([aria-pressed="true"], [aria-checked="true"], [aria-selected="true"], [aria-current]:not([aria-current="false"]), input:checked)';

/**
 * Chosen things that look like the others of their kind where the system decides all colours. Runs in the browser, with
 * forced colours on. `chosen` is the selector above. Each is held against one of the same kind beside it that is not
 * chosen.
 */
export function chosenButLookingAlike(chosen: string): string[] {
  const kinds = 'button, a, input, [role]';
  const properties = ['backgroundColor', 'color', 'borderTopColor', 'borderTopStyle', 'borderTopWidth'] as const;
  const more = [
    'borderBottomWidth',
    'outlineStyle',
    'outlineWidth',
    'visibility',
    'fontWeight',
    'strokeWidth',
  ] as const;

  const look = (node: Element) => {
    // What a hidden input looks like is drawn by the label around it.
    const whole = node instanceof HTMLInputElement ? (node.closest('label') ?? node) : node;
    return [whole, ...whole.querySelectorAll('*')]
      .flatMap((part) =>
        [null, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(part, pseudo);
          if (pseudo && style.content === 'none') return '';
          return [...properties, ...more].map((property) => style[property]).join(' ');
        }),
      )
      .join('\n');
  };
  const nodes = [...document.querySelectorAll(kinds)].filter((node) => node.getClientRects().length > 0);
  return nodes
    .filter((node) => node.matches(chosen))
    .flatMap((node) => {
      const other = nodes.find(
        (candidate) =>
          !candidate.matches(chosen) &&
          candidate.className === node.className &&
          candidate.tagName === node.tagName &&
          // What is chosen in part differs by its drawing alone, which is no style.
          !candidate.matches('[aria-disabled="true"], :disabled, :indeterminate'),
      );
      const name = node.getAttribute('aria-label') ?? (node.closest('label') ?? node).textContent;
      return other && look(other) === look(node) ? [`"${name}" looks as it would if it were not chosen`] : [];
    });
}
