import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { Rows } from './Rows';

// What the browser does when the network is gone as the list grows long.
vi.mock('./VirtualRows', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

test('a list that grows long without the network shows every row', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const list = document.createElement('div');
  root = createRoot(list);
  const items = Array.from({ length: 120 }, (_, index) => `Kỳ ${index + 1}`);
  await act(async () =>
    root?.render(
      <Rows items={items} keyOf={(row) => row}>
        {(row) => row}
      </Rows>,
    ),
  );
  await vi.waitFor(() => expect(list.querySelectorAll('li')).toHaveLength(120), { timeout: 60_000 });
});
