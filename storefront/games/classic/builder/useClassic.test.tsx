import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import type { Drafts } from '../../../state/drafts/drafts';
import { DraftsContext } from '../../../state/contexts';
import { useClassic, type Classic } from './useClassic';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const saigon = { channelId: 'tphcm', channelName: 'TP. Hồ Chí Minh', resultDate: '21/11/2026' };
const longAn = { channelId: 'long-an', channelName: 'Long An', resultDate: '21/11/2026' };
const stock = (left: number) => [
  { id: 'a', numbers: '2768', amount: left },
  { id: 'b', numbers: '68', amount: 3 },
];

function begin(kept = new Map<string, string>()) {
  const drafts: Drafts = {
    read: (game) => kept.get(game) ?? null,
    write: (game, text) => void (text === null ? kept.delete(game) : kept.set(game, text)),
    replace: () => undefined,
    syncFromStorage: () => undefined,
    onReplaced: () => () => undefined,
  };
  const root = createRoot(document.createElement('div'));
  const result = {} as { current: Classic };
  function Choice({ onSale }: Parameters<typeof rerender>[0]) {
    result.current = useClassic(onSale, () => 0);
    return null;
  }
  function rerender(props: { onSale: { draw: typeof saigon; stock: ReturnType<typeof stock> } }) {
    act(() =>
      root.render(
        <DraftsContext value={drafts}>
          <Choice {...props} />
        </DraftsContext>,
      ),
    );
  }
  rerender({ onSale: { draw: saigon, stock: stock(12) } });
  return { result, rerender, unmount: () => act(() => root.unmount()) };
}

it('says which number was bought by others meanwhile, and takes fewer of it', () => {
  const { result, rerender } = begin();
  act(() => result.current.setAmount('a', 5));
  act(() => result.current.setAmount('b', 1));
  rerender({ onSale: { draw: saigon, stock: stock(2) } });
  expect([result.current.amountOf('a'), result.current.count, result.current.loss.numbers]).toEqual([2, 3, ['2768']]);
  act(() => result.current.setAmount('a', 1));
  expect(result.current.loss.numbers).toEqual([]);
});

it('empties the choice for another channel, and says of which one it was', () => {
  const { result, rerender } = begin();
  act(() => result.current.setAmount('a', 5));
  rerender({ onSale: { draw: longAn, stock: stock(12) } });
  expect([result.current.count, result.current.loss.channelName]).toEqual([0, 'TP. Hồ Chí Minh']);
});

it('finds what was chosen at a later visit', () => {
  const kept = new Map<string, string>();
  const first = begin(kept);
  act(() => first.result.current.setAmount('a', 5));
  first.unmount();
  expect(begin(kept).result.current.amountOf('a')).toBe(5);
});

it('counts 10,000 đồng for each ticket', () => {
  const { result } = begin();
  act(() => result.current.setAmount('a', 5));
  expect(result.current.total).toBe(50_000);
  expect(result.current.lines('classic:20261121:tphcm')).toMatchObject([
    { gameId: 'classic', ticket: { numbers: '2768', amount: 5 }, numberPeriod: 1 },
  ]);
});

it('gives back what was taken out last, until the choice is changed or bought', () => {
  const { result } = begin();
  act(() => result.current.setAmount('a', 5));
  act(() => result.current.setAmount('b', 1));
  act(() => result.current.setAmount('a', 0));
  expect([result.current.count, result.current.removedCount]).toEqual([1, 5]);
  act(() => result.current.restore());
  expect([result.current.amountOf('a'), result.current.count, result.current.removedCount]).toEqual([5, 6, 0]);
  act(() => result.current.setAmount('a', 0));
  act(() => result.current.setAmount('b', 0));
  expect([result.current.count, result.current.removedCount]).toEqual([0, 6]);
  act(() => result.current.restore());
  act(() => result.current.removeAll());
  expect([result.current.count, result.current.removedCount]).toEqual([0, 6]);
  act(() => result.current.setAmount('b', 2));
  expect(result.current.removedCount).toBe(0);
  act(() => result.current.handedOver());
  expect([result.current.count, result.current.removedCount]).toEqual([0, 0]);
});
