import '../plain.css';
import { numbers as all, TABS, toggled, two, type Peer } from '../../peer';

export function make(tag: string, className: string, ...children: (string | Node)[]): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}

function makeGrid() {
  let picked: readonly number[] = [];
  const cells = all.map((value) => make('button', 'cell', make('span', 'ball', two(value))));
  const show = (next: readonly number[]) => {
    picked = next;
    cells.forEach((cell, index) => cell.setAttribute('aria-pressed', String(next.includes(index + 1))));
  };
  cells.forEach((cell, index) => {
    cell.addEventListener('click', () => {
      picked = toggled(picked, index + 1);
      cell.setAttribute('aria-pressed', String(picked.includes(index + 1)));
    });
  });
  show([]);
  return { element: make('div', 'grid', ...cells), show };
}

export const numbers: Peer['numbers'] = '.cell';

export const grid: Peer['grid'] = (place) => {
  const { element, show } = makeGrid();
  place.append(element);
  return { show, clean: () => element.remove() };
};

export const dialog: Peer['dialog'] = () => {
  const build = () => {
    const close = make('button', '', '×');
    const sheet = make('div', 'sheet', make('div', 'head', make('h2', '', 'Chọn số'), close), makeGrid().element);
    sheet.setAttribute('role', 'dialog');
    const scrim = make('div', 'scrim', sheet);
    close.addEventListener('click', () => scrim.remove());
    return scrim;
  };
  let shown: HTMLElement | undefined;
  const show = (open: boolean) => {
    shown?.remove();
    shown = open ? build() : undefined;
    if (shown) document.body.append(shown);
  };
  return { show, clean: () => show(false) };
};

export const page: Peer['page'] = (place) => {
  const tabs = make('div', 'tabs', ...TABS.map((tab) => make('button', '', tab)));
  const opener = make('button', '', 'Mở');
  const { show } = dialog(place);
  opener.addEventListener('click', () => show(true));
  place.append(tabs, makeGrid().element, opener);
};
