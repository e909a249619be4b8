import type { Messages } from '../messages/MessagesContext';
import { announcement, inWords, type Remaining } from './remaining';

const pairs = ['hours', 'minutes', 'seconds'] as const;

/** Writes a value into the document when it is another than the last one; reading it back would cost as much again. */
function whenNew<Value>(write: (value: Value) => void) {
  let last: Value | undefined;
  return (value: Value) => {
    if (value === last) return;
    last = value;
    write(value);
  };
}

function textOf(element: Element | null | undefined) {
  return whenNew((text: string) => {
    if (element) element.textContent = text;
  });
}

function visibilityOf(element: HTMLElement | null) {
  return whenNew((isShown: boolean) => {
    if (element) element.hidden = !isShown;
  });
}

/**
 * Writes the time left into the parts of a countdown, touching only what changed: a tick costs one or two figures and
 * never a render. Says the few moments worth hearing when `speaks`.
 */
export function countdownWriter(root: HTMLElement, speaks: boolean, words: Messages['countdown'], isInWords: boolean) {
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const figures = pairs.map((name) => ({ name, write: textOfPair(part(name)) }));
  const setState = whenNew((state: string) => {
    root.dataset.state = state;
  });
  const setDays = textOf(part('days'));
  const setSpoken = textOf(part('spoken'));
  const setWritten = textOf(part('written'));
  const say = textOf(part('status'));
  const showDays = visibilityOf(part('days'));
  const showHours = visibilityOf(part('hours'));
  const showHoursColon = visibilityOf(part('hours-colon'));
  const showEnd = visibilityOf(part('end'));
  let before: number | undefined;

  return (left: Remaining) => {
    if (left.total === before) return;
    for (const { name, write } of figures) write(left[name]);
    setState(left.state);
    setDays(words.days(left.days));
    showDays(left.days > 0);
    showHours(left.showsHours);
    showHoursColon(left.showsHours);
    showEnd(left.state === 'ended');
    if (isInWords) setWritten(inWords(left, words, 'time'));
    setSpoken(inWords(left, words, 'left'));
    if (speaks && before !== undefined) {
      const said = announcement(before, left.total, words);
      if (said) say(said);
    }
    before = left.total;
  };
}

/** The two figures of a cell, each in an element of its own. */
function textOfPair(cell: Element | null) {
  const [tens, units] = [...(cell?.children ?? [])].map(textOf);
  return whenNew((text: string) => {
    tens?.(text.charAt(0));
    units?.(text.charAt(1));
  });
}
