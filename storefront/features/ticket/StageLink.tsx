import { Inline, RadioIcon, TextLink } from '@veloc/ui';
import * as paths from '../../shared/paths';
import type { DrawOnStage } from './drawOnStage';
import { stageLink } from './Ticket.css';

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
