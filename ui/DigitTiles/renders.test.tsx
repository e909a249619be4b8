import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DigitTiles, type DigitTilesProps } from './DigitTiles';

const rendered = vi.hoisted((): (string | undefined)[] => []);

// The real tile, with a counter before it.
vi.mock(import('./DigitTile'), async (original) => {
  const { DigitTile } = await original();
  return {
    DigitTile: (props) => {
      rendered.push(props.digit);
      return DigitTile(props);
    },
  };
});

const place = document.createElement('div');
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.append(place);
  root = createRoot(place);
});

afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

function show(props: Pick<DigitTilesProps, 'groups' | 'active'> & Partial<DigitTilesProps>) {
  rendered.length = 0;
  act(() => root.render(<DigitTiles label="Bộ số" length={3} onType={() => undefined} {...props} />));
}

test('a typed figure renders the tiles of its group and no others', () => {
  show({ groups: ['123', '45', ''], active: 1 });
  expect(rendered).toHaveLength(9);
  show({ groups: ['123', '456', ''], active: 1 });
  expect(rendered).toEqual(['4', '5', '6']);
});

test('going on to the next group renders the two', () => {
  show({ groups: ['123', '', ''], active: 0 });
  show({ groups: ['123', '', ''], active: 1 });
  expect(rendered).toEqual(['1', '2', '3', undefined, undefined, undefined]);
});

test('a pressed group is answered by what the page asks for now, though it was not rendered again', () => {
  const [before, now] = [vi.fn<() => void>(), vi.fn<(choice: { index: number }) => void>()];
  show({ groups: ['123', '45'], active: 1, onSelect: before });
  show({ groups: ['123', '45'], active: 1, onSelect: now });
  expect(rendered).toEqual([]);
  act(() => place.querySelector<HTMLElement>('[data-group] span')?.click());
  expect(now).toHaveBeenCalledExactlyOnceWith({ index: 0 });
  expect(before).not.toHaveBeenCalled();
});
