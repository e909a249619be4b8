import { Button, CollapsingLabel, FixedFooter, ShoppingCartIcon } from '@veloc/ui';
import { slotsWords } from '../sumWords';
import type { BuilderPorts } from '../ports';
import type { Builder } from '../useBuilder';

interface BuilderFooterProps {
  builder: Builder;
  /** The draw on sale; without it nothing can be bought. */
  periodId: string | undefined;
  /** @default '3 vé × 1 kỳ' */
  detail?: string | undefined;
  onAdd: BuilderPorts['onAdd'];
  onBuy: BuilderPorts['onBuy'];
}

/** What the tickets cost, and the two ways on. */
export function BuilderFooter({ builder, periodId, detail, onAdd, onBuy }: BuilderFooterProps) {
  const reason =
    periodId === undefined ? 'Đang tải kỳ quay…' : builder.done === 0 ? 'Chọn ít nhất một vé để mua.' : undefined;
  const isOff = reason !== undefined;
  const hand = (over: BuilderPorts['onAdd']) => () => {
    if (periodId !== undefined && over(builder.lines(periodId))) builder.clearDone();
  };
  return (
    <FixedFooter detail={detail ?? slotsWords(builder.done, builder.numberPeriod)} amount={builder.total} note={reason}>
      <Button kind="outline" icon={<ShoppingCartIcon />} aria-disabled={isOff} onClick={hand(onAdd)}>
        <CollapsingLabel>Thêm vào giỏ</CollapsingLabel>
      </Button>
      <Button aria-disabled={isOff} onClick={hand(onBuy)}>
        Mua ngay
      </Button>
    </FixedFooter>
  );
}
