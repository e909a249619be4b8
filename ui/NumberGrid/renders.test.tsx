import { act, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NumberGrid, type NumberGridProps } from './NumberGrid';

const rendered = vi.hoisted((): number[] => []);

// The real cell behind the real memo, with a counter between the two.
vi.mock(import('./NumberCell'), async (original) => {
  const [{ NumberCell }, { memo }] = await Promise.all([original(), import('react')]);
  const counted: typeof NumberCell.type = (props) => {
    rendered.push(props.value);
    return NumberCell.type(props);
  };
  return { NumberCell: memo(counted) };
});

function Picking({ max, count, numbers }: Pick<NumberGridProps, 'max' | 'count' | 'numbers'>) {
  const [selected, setSelected] = useState<readonly number[]>([]);
  return (
    <NumberGrid
      count={count}
      numbers={numbers?.slice()}
      label="Chọn số"
      max={max}
      selected={selected}
      onToggle={({ value }) =>
        setSelected((now) => (now.includes(value) ? now.filter((one) => one !== value) : [...now, value]))
      }
    />
  );
}

const place = document.createElement('div');
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.append(place);
  root = createRoot(place);
});

afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

function show(props: Pick<NumberGridProps, 'max' | 'count' | 'numbers'>) {
  act(() => root.render(<Picking {...props} />));
  rendered.length = 0;
}

/** Presses a number and tells which cells React rendered for it. */
function renderedBy(value: number): number[] {
  rendered.length = 0;
  act(() => place.querySelector<HTMLElement>(`[data-value="${value}"]`)?.click());
  return [...rendered];
}

test('each number is rendered once to begin with', () => {
  act(() => root.render(<Picking count={80} max={10} />));
  expect(rendered).toEqual(Array.from({ length: 80 }, (_, index) => index + 1));
});

test('picking one of eighty renders that one', () => {
  show({ count: 80, max: 10 });
  expect(renderedBy(44)).toEqual([44]);
  expect(renderedBy(45)).toEqual([45]);
  expect(renderedBy(44)).toEqual([44]);
});

test('so it is with a list of numbers made anew on every render', () => {
  show({ numbers: [3, 14, 15, 59], max: 3 });
  expect(renderedBy(15)).toEqual([15]);
});

test('the pick that fills the selection, and the one that frees it, render the rest, after the number pressed', () => {
  const others = [1, 2, 3, 4, 6, 7, 8, 10, 11, 12];
  show({ count: 12, max: 2 });
  expect(renderedBy(5)).toEqual([5]);
  expect(renderedBy(9)).toEqual([9, ...others]);
  expect(renderedBy(9)).toEqual([9, ...others]);
});

test('the others fade in a frame after the one that shows the last pick', () => {
  const faded = () => place.querySelectorAll('[aria-disabled]').length;
  const press = (value: number) => place.querySelector<HTMLElement>(`[data-value="${value}"]`)?.click();
  show({ count: 12, max: 1 });
  act(() => {
    flushSync(() => press(5));
    expect([place.querySelector('[aria-pressed="true"]')?.textContent, faded()]).toEqual(['05', 0]);
  });
  expect(faded()).toBe(11);
  act(() => {
    flushSync(() => press(5));
    expect([place.querySelector('[aria-pressed="true"]'), faded()]).toEqual([null, 11]);
  });
  expect(faded()).toBe(0);
});

test('a number pressed before it has faded is refused all the same', () => {
  show({ count: 12, max: 1 });
  act(() => {
    flushSync(() => place.querySelector<HTMLElement>('[data-value="5"]')?.click());
    flushSync(() => place.querySelector<HTMLElement>('[data-value="7"]')?.click());
  });
  expect([...place.querySelectorAll('[aria-pressed="true"]')].map(({ textContent }) => textContent)).toEqual(['05']);
});

test('a number that is refused renders no cell', () => {
  show({ count: 12, max: 1 });
  renderedBy(5);
  expect(renderedBy(7)).toEqual([]);
});

test('a grid of nothing says what is missing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => act(() => root.render(<Picking max={1} />))).toThrow(/neither `count` nor `numbers`/);
});
