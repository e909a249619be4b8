import { useState } from 'react';
import { flushSync } from 'react-dom';
import { InfiniteList } from '../../InfiniteList/InfiniteList';
import { mounted, stage, type Case, type Subject } from '../case';

const FIRST = 60;
const MORE = 1_000;

function rowsFrom(start: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `Kỳ #${start + index}`);
}

function animationFrame(): Promise<void> {
  return new Promise((next) => {
    requestAnimationFrame(() => next());
  });
}

/** Sixty rows stand, a thousand follow. */
async function ours(): Promise<Subject> {
  let append = () => {};
  function List() {
    const [items, setItems] = useState(() => rowsFrom(0, FIRST));
    append = () => setItems((known) => [...known, ...rowsFrom(known.length, MORE)]);
    return (
      <InfiniteList label="Kỳ quay" items={items} keyOf={(item) => item} onMore={() => {}} ended>
        {(item) => <p style={{ padding: 12 }}>{item}</p>}
      </InfiniteList>
    );
  }
  const { place, clean } = mounted(<List />);
  // The part for long lists arrives on its own; only then does the list stand as it will be used.
  while (!place.querySelector('ul[style]')) await animationFrame();
  return { act: () => flushSync(append), clean };
}

function plain(): Subject {
  const place = stage();
  const list = document.createElement('ul');
  place.append(list);
  const add = (rows: string[]) => {
    for (const row of rows) {
      const item = document.createElement('li');
      const text = document.createElement('p');
      text.style.padding = '12px';
      text.textContent = row;
      item.append(text);
      list.append(item);
    }
  };
  add(rowsFrom(0, FIRST));
  return { act: () => add(rowsFrom(FIRST, MORE)), clean: () => place.remove() };
}

export const listCases: Case[] = [{ name: '1,000 rows appended', against: 'plain DOM', limit: 0.3, ours, plain }];
