import type { GameEntry } from '@veloc/rules';
import { FixedFooter } from '@veloc/ui';
import { useRef } from 'react';
import { isOffered, useOnSale, disabledReason } from '../onSale';
import type { BuilderPorts } from '../ports';
import { slotsLabel } from '../drawLabels';
import type { Builder } from '../useBuilder';
import { useLastSet } from '../useLastSet';
import { OrderButtons } from './OrderButtons';

interface BuilderFooterProps {
  builder: Builder;
  /** @default '3 vé × 1 kỳ' */
  detail?: string | undefined;
  /**
   * Đồng.
   * @default what the finished tickets cost
   */
  total?: number | undefined;
  ports: Pick<BuilderPorts, 'problem' | 'now' | 'onAdd' | 'onBuy'>;
  entry: GameEntry | undefined;
}

/** What the tickets cost, and the two ways on; while nothing is chosen, the tickets bought last. */
export function BuilderFooter({ builder, detail, total = builder.total, ports, entry }: BuilderFooterProps) {
  const isOnSale = useOnSale(entry);
  const hasNone = entry === undefined && Boolean(ports.problem);
  const reason = hasNone ? 'Chưa có kỳ quay để mua vé.' : disabledReason(builder, entry, isOnSale);
  const isOff = reason !== undefined;
  const lastSet = useLastSet(builder.gameId);
  const last = lastSet && entry && builder.started === 0 ? lastSet : null;
  const handed = useRef<Builder['state'] | null>(null);
  const hand = (over: BuilderPorts['onBuy']) => () => {
    // A press may come between the end of sales and the tick that shows it, or before the slots handed over are empty.
    if (!entry || !isOffered(entry, ports.now()) || handed.current === builder.state) return;
    if (!over(builder.lines(entry.periodId), builder.draftAfter())) return;
    handed.current = builder.state;
    builder.clearDone();
  };
  return (
    <FixedFooter
      detail={detail ?? slotsLabel(builder.done, builder.numberPeriod)}
      amount={total}
      note={reason}
      isEmpty={builder.done === 0}
    >
      <OrderButtons
        isOff={isOff}
        onAdd={hand(ports.onAdd)}
        onBuy={hand(ports.onBuy)}
        last={last && { label: last.label, onFill: () => builder.keep(last.state) }}
      />
    </FixedFooter>
  );
}
