import { TICKET_PRICE, type GameId } from '@veloc/rules';
import { formatMoney, Text } from '@veloc/ui';
import { guideTables } from '../tables/guideTables';
import { GuideTables } from './GuideTables';

/** What a game pays, how likely that is and what its bao cost: a chunk of its own, below the text. */
export function GameTables({ game }: { game: GameId }) {
  return (
    <>
      {guideTables(game).map((part) => (
        <GuideTables key={part.title} part={part} />
      ))}
      <Text size="caption" tone="soft">
        Giá trị và cơ hội tính cho mỗi lượt chơi {formatMoney(TICKET_PRICE)} trong một kỳ, trước thuế.
      </Text>
    </>
  );
}
