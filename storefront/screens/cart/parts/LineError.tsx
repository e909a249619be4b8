import { gameConfig, type CartLine, type GameEntry } from '@veloc/rules';
import { Button, ButtonLink, useClock } from '@veloc/ui';
import { periodWords } from '../../ticket/periodWords';
import * as styles from '../CartScreen.css';
import { nextDraw } from './closing';
import { lineError } from './lineWords';

interface LineErrorProps {
  line: CartLine;
  isClosed: boolean;
  /** The game list. */
  entries: readonly GameEntry[];
  onMove: (draw: GameEntry['nextPeriod']) => void;
}

/** Why a line cannot be bought as it is; one whose draw has closed goes on to the next draw, or is chosen anew. */
export function LineError({ line, isClosed, entries, onMove }: LineErrorProps) {
  const clock = useClock();
  if (!isClosed) return <>{lineError(line)}</>;
  const draw = nextDraw(line, { entries, now: clock.now() });
  const { href } = gameConfig[line.gameId];
  return (
    <span className={styles.closed}>
      Kỳ quay đã đóng bán nên vé này chưa được mua.
      {draw ? (
        <Button kind="tonal" size="medium" onClick={() => onMove(draw)}>
          {`Chuyển sang ${periodWords({ ...line, numberPeriod: 1, periodId: draw.id, entries })}`}
        </Button>
      ) : href ? (
        <ButtonLink href={href} kind="tonal" size="medium">
          Chọn kỳ khác
        </ButtonLink>
      ) : null}
    </span>
  );
}
