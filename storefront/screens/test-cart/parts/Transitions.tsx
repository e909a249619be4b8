import type { LineDraft } from '@veloc/rules';
import { Button, Card, Columns, Notice } from '@veloc/ui';
import { useState } from 'react';
import { useGameList } from '../../../data/usePeriods';
import type { Cart } from '../../../state/cart/cart';
import * as place from '../../../shared/place.css';

const LAST = 45;
const COUNT = 6;

/** A Mega ticket that differs for each `turn`: six numbers in a row, begun at another place. */
function sampleDraft(turn: number): LineDraft {
  const listNumber = Array.from({ length: COUNT }, (_, index) => ((turn + index) % LAST) + 1).toSorted(
    (first, second) => first - second,
  );
  return {
    gameId: 'mega',
    ticket: { code: 'A', listNumber, price: '10000', isDone: true },
    periodId: null,
    numberPeriod: 1,
  };
}

/** One button for each thing that can happen to a cart. */
export function Transitions({ cart, hasDropped }: { cart: Cart; hasDropped: boolean }) {
  const games = useGameList();
  const [turn, setTurn] = useState(0);
  const [refusal, setRefusal] = useState<string | null>(null);
  const first = cart.get().cart.items[0];
  const isOnline = cart.get().cart.networkStatus === 'online';
  const isTicked = first !== undefined && !cart.get().unticked.has(first.id);

  const add = (next: number) => {
    const added = cart.add([sampleDraft(next)], games);
    setRefusal(added.ok ? null : added.message);
    setTurn(next);
  };
  const change = (by: number) => {
    if (!first) return;
    const changed = cart.setQuantity(first.id, first.quantity + by);
    setRefusal(changed.ok ? null : changed.message);
  };
  const nothing = first === undefined;
  const actions = [
    { label: 'Thêm vé mới', run: () => add(turn + 1) },
    { label: 'Thêm vé giống trước', run: () => add(turn) },
    { label: 'Dòng đầu +1', run: () => change(1), off: nothing },
    { label: 'Dòng đầu −1', run: () => change(-1), off: nothing },
    { label: 'Xóa dòng đầu', run: () => first && cart.remove(first.id), off: nothing },
    {
      label: isTicked ? 'Bỏ chọn dòng đầu' : 'Chọn dòng đầu',
      run: () => first && cart.choose([first.id], !isTicked),
      off: nothing,
    },
    { label: 'Xóa vé Mega', run: () => cart.removeGame('mega'), off: nothing },
    { label: 'Xóa tất cả', run: () => cart.clear(), off: nothing },
    { label: 'Đồng bộ ngay', run: () => void cart.retry() },
    { label: isOnline ? 'Giả mất mạng' : 'Có mạng lại', run: () => cart.setOnline(!isOnline) },
    { label: 'Rời trang (đồng bộ nhanh)', run: () => cart.leave() },
    { label: 'Đọc lại bản lưu', run: () => cart.syncFromStorage() },
    { label: 'Lấy lại dòng đã bỏ', run: () => cart.settleDropped(true), off: !hasDropped },
    { label: 'Quên dòng đã bỏ', run: () => cart.settleDropped(false), off: !hasDropped },
  ];

  return (
    <Card>
      <Columns minColumnWidth="9rem">
        {actions.map(({ label, run, off = false }) => (
          <Button key={label} kind="tonal" size="medium" aria-disabled={off} onClick={run}>
            {label}
          </Button>
        ))}
        {refusal ? (
          <Notice tone="warning" role="alert" className={place.wide}>
            {refusal}
          </Notice>
        ) : null}
      </Columns>
    </Card>
  );
}
