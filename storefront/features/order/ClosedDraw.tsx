import { gameConfig, texts, type GameEntry, type OrderLine } from '@veloc/rules';
import { Button, ButtonLink, useClock, Stack } from '@veloc/ui';
import { periodLabel } from '../ticket/periodLabels';
import { nextDraw } from './closing';

interface ClosedDrawProps {
  line: Pick<OrderLine, 'gameId' | 'numberPeriod' | 'periodId'>;
  /** How many tickets it is about. @default 1 */
  count?: number;
  /** The game list. */
  entries: readonly GameEntry[];
  onMove: (draw: GameEntry['nextPeriod']) => void;
}

/** Says that sales of a draw have ended; its tickets go on to the next draw, or another is chosen in the builder. */
export function ClosedDraw({ line, count = 1, entries, onMove }: ClosedDrawProps) {
  const clock = useClock();
  const draw = nextDraw(line, { entries, now: clock.now() });
  const { href } = gameConfig[line.gameId];
  return (
    <Stack as="span" gap={8} align="start">
      {texts.salesClosedOfTickets(count)}
      {draw ? (
        <Button kind="tonal" size="medium" onClick={() => onMove(draw)}>
          {`Chuyển sang ${periodLabel({ ...line, numberPeriod: 1, periodId: draw.id, entries })}`}
        </Button>
      ) : href ? (
        <ButtonLink href={href} kind="tonal" size="medium">
          Chọn kỳ khác
        </ButtonLink>
      ) : null}
    </Stack>
  );
}
