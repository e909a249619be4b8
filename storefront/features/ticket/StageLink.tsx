import type { GameEntry } from '@veloc/rules';
import { Inline, RadioIcon, TextLink } from '@veloc/ui';
import * as paths from '../../shared/paths';
import { useServerClock } from '../../state/contexts';
import { useIsPast } from '../../state/server-clock/useIsPast';
import { drawOnStage, type DrawOnStage } from './drawOnStage';
import { STAGE_OPENS } from './stagedDraw';
import { stageLink } from './Ticket.css';

/** The draw of an entry of the game list that is to be watched now, as time goes on. */
export function useDrawOnStage(entry: GameEntry | undefined): DrawOnStage | null {
  const now = useServerClock();
  useIsPast(entry ? Date.parse(entry.nextPeriod.dialDate) - STAGE_OPENS : null);
  return entry ? drawOnStage(entry, now()) : null;
}

/** The way to where a draw is watched. */
export function StageLink({ stage: { id, time, isDrawing } }: { stage: DrawOnStage }) {
  return (
    <TextLink tone="inherit" href={paths.liveOf(id)} className={stageLink}>
      <Inline as="span" wrap={false} gap={4}>
        <RadioIcon size={16} aria-hidden="true" />
        {isDrawing ? `Đang quay kỳ ${time}` : `Xem trường quay ${time}`}
      </Inline>
    </TextLink>
  );
}
