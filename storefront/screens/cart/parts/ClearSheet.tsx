import { cartTotals, type GameId } from '@veloc/rules';
import { BottomSheet, Button, Stack } from '@veloc/ui';
import { useCart } from '../../../state/cart/useCart';
import { useSheetOpen } from '../../../state/contexts';

interface ClearSheetProps {
  open: boolean;
  onClose: () => void;
  onGame: (gameId: GameId) => void;
  onAll: () => void;
}

/** What to take out of a cart of several games: one game's lines, or all. */
export function ClearSheet({ open, onClose, onGame, onAll }: ClearSheetProps) {
  const { items } = useCart();
  const isOpen = useSheetOpen(open);
  const games = [...new Map(items.map((line) => [line.gameId, line.gameName]))];
  const count = (gameId: GameId) => cartTotals(items.filter((line) => line.gameId === gameId)).quantity;
  return (
    <BottomSheet
      open={isOpen}
      onClose={onClose}
      title="Xóa vé khỏi giỏ"
      description="Vé đã xóa có thể hoàn tác trong 5 giây."
      footer={
        <Button wide onClick={onAll}>
          {`Xóa tất cả ${cartTotals(items).quantity} vé`}
        </Button>
      }
    >
      <Stack gap={8}>
        {games.map(([gameId, name]) => (
          <Button key={gameId} kind="quiet" wide onClick={() => onGame(gameId)}>
            {`Xóa ${count(gameId)} vé ${name}`}
          </Button>
        ))}
      </Stack>
    </BottomSheet>
  );
}
