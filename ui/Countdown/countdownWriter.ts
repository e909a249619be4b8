import { announcement, spokenRemaining, type Remaining } from './remaining';

const pairs = ['hours', 'minutes', 'seconds'] as const;

function write(element: Element | null, text: string) {
  if (element && element.textContent !== text) element.textContent = text;
}

function show(element: Element | null, isShown: boolean) {
  if (element instanceof HTMLElement && element.hidden === isShown) element.hidden = !isShown;
}

/**
 * Writes the time left into the parts of a countdown, touching only what changed: a tick costs one or two figures and
 * never a render. Says the few moments worth hearing when `speaks`.
 */
export function countdownWriter(root: HTMLElement, speaks: boolean) {
  const part = (name: string) => root.querySelector(`[data-part="${name}"]`);
  const figures = pairs.map((name) => [name, [...(part(name)?.children ?? [])]] as const);
  const days = part('days');
  const hours = part('hours');
  const hoursColon = part('hours-colon');
  const endNote = part('end');
  const spoken = part('spoken');
  const status = part('status');
  let before: number | undefined;

  return (left: Remaining) => {
    if (left.total === before) return;
    root.dataset.state = left.state;
    for (const [name, cells] of figures) cells.forEach((cell, place) => write(cell, left[name].charAt(place)));
    write(days, `${left.days} ngày`);
    show(days, left.days > 0);
    show(hours, left.showsHours);
    show(hoursColon, left.showsHours);
    show(endNote, left.state === 'ended');
    write(spoken, spokenRemaining(left));
    if (speaks && before !== undefined) {
      const words = announcement(before, left.total);
      if (words) write(status, words);
    }
    before = left.total;
  };
}
