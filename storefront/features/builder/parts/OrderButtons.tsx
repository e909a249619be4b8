import { Button, CollapsingLabel, ShoppingCartIcon } from '@veloc/ui';
import { buy } from '../Builder.css';

interface OrderButtonsProps {
  /** Neither can be pressed; the footer says why. */
  isOff: boolean;
  onAdd: () => void;
  onBuy: () => void;
}

/** The two ways on from tickets that are ready: into the cart, or straight to paying. */
export function OrderButtons({ isOff, onAdd, onBuy }: OrderButtonsProps) {
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
      <Button className={buy} aria-disabled={isOff} onClick={onBuy}>
        Mua ngay
      </Button>
    </>
  );
}
