import { partsLeft, resultsOf, targets, two, type Peer, type Result } from '../../peer';
import { make } from './page';

export * from './page';

const ballsOf = (values: readonly number[]) =>
  make('span', 'balls', ...values.map((value) => make('span', 'ball small filled', two(value))));

export const slots: Peer['slots'] = (place) => ({
  show: (tickets) => {
    place.replaceChildren(
      ...tickets.map((picked, index) =>
        make(
          'div',
          'slot',
          make('span', 'letter', 'ABCDEF'.charAt(index)),
          ballsOf(picked),
          make('button', 'remove', '×'),
        ),
      ),
    );
  },
  clean: () => place.replaceChildren(),
});

export const countdowns: Peer['countdowns'] = (place) => {
  const pairs = targets.map((target) => partsLeft(target).map((part) => make('span', 'pair', part)));
  place.append(...pairs.map((three) => make('span', 'countdown', ...three)));
  return {
    show: (now) =>
      targets.forEach((target, index) => {
        partsLeft(target - now).forEach((part, at) => {
          const pair = pairs[index]?.[at];
          if (pair) pair.textContent = part;
        });
      }),
    clean: () => place.replaceChildren(),
  };
};

const rowOf = ({ id, drawn }: Result) => make('li', 'result', make('p', '', id), ballsOf(drawn));

export const allResults: Peer['allResults'] = (place) => {
  const list = make('ul', '');
  place.append(list);
  return {
    show: (count) => list.append(...resultsOf(count).slice(list.childElementCount).map(rowOf)),
    clean: () => list.remove(),
  };
};

const ROW_PX = 92;
const SPARE_PX = 400;

/** Rows of one known height, of which those near the window are in the document. */
export const results: Peer['results'] = (place) => {
  const list = make('ul', 'window');
  place.append(list);
  const rows = new Map<number, HTMLElement>();
  let known: Result[] = [];
  const look = () => {
    const first = Math.max(0, Math.floor((scrollY - SPARE_PX) / ROW_PX));
    const last = Math.min(known.length, Math.ceil((scrollY + innerHeight + SPARE_PX) / ROW_PX));
    for (const [index, row] of rows) {
      if (index >= first && index < last) continue;
      row.remove();
      rows.delete(index);
    }
    for (const [at, result] of known.slice(first, last).entries()) {
      const index = first + at;
      if (rows.has(index)) continue;
      const row = rowOf(result);
      row.style.top = `${index * ROW_PX}px`;
      rows.set(index, row);
      list.append(row);
    }
  };
  addEventListener('scroll', look, { passive: true });
  return {
    show: (count) => {
      known = resultsOf(count);
      list.style.height = `${count * ROW_PX}px`;
      look();
    },
    clean: () => {
      removeEventListener('scroll', look);
      list.remove();
    },
  };
};
