import { Button, CollapsingLabel, ShoppingCartIcon, Text } from '@veloc/ui';
import type { MouseEvent } from 'react';
import { again, buy, lastSet } from '../Builder.css';

interface OrderButtonsProps {
  /** Neither can be pressed; the footer says why. */
  isOff: boolean;
  onAdd: () => void;
  onBuy: () => void;
  /** While nothing is chosen: the tickets bought last, which take the place of buying. */
  last?: { label: string; onFill: () => void } | null;
}

/** The two ways on from tickets that are ready: into the cart, or straight to paying. */
export function OrderButtons({ isOff, onAdd, onBuy, last = null }: OrderButtonsProps) {
  // The second press of a double one would buy what the first has filled in.
  const onPress = (event: MouseEvent) => (last ? last.onFill() : event.detail > 1 ? undefined : onBuy());
  return (
    <>
      <Button
        kind="outline"
        icon={<ShoppingCartIcon />}
        aria-label="Thêm vào giỏ"
        aria-disabled={isOff}
        onClick={onAdd}
      >
        <CollapsingLabel>Vào giỏ</CollapsingLabel>
      </Button>
      {/* One button in either state: who has filled in the last tickets by key stands on the way to pay them. */}
      <Button kind={last ? 'tonal' : 'primary'} className={buy} aria-disabled={isOff && !last} onClick={onPress}>
        {last ? (
          <span className={again}>
            {'Mua lại '}
            <Text as="span" size="caption" weight="semibold" tone="inherit" cut className={lastSet}>
              {last.label}
            </Text>
          </span>
        ) : (
          'Mua ngay'
        )}
      </Button>
    </>
  );
}
