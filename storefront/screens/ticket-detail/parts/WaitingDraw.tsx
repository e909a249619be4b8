import { vietnamTime, type GameId, type HistoryPeriod } from '@veloc/rules';
import { Card, DrawTime, ReceiptFacts, SectionHeading } from '@veloc/ui';
import { usePeriods } from '../../../data/usePeriods';
import { useServerClock } from '../../../state/contexts';
import { drawMoment } from '../../../features/ticket/bestTicket';
import { dayName } from '../../../shared/copy/drawDay';
import { reachablePrizes } from '../reachablePrizes';

interface WaitingDrawProps {
  gameId: GameId;
  period: HistoryPeriod;
}

/** Of a ticket that waits: when its draw is and how long until then, and what its game pays. */
export function WaitingDraw({ gameId, period }: WaitingDrawProps) {
  const { entries } = usePeriods();
  const now = useServerClock()();
  const drawAt = drawMoment(period, entries);
  const prizes = reachablePrizes(gameId, period.periodId, entries);
  return (
    <section aria-label="Kỳ quay sắp tới" data-accent={gameId}>
      <Card>
        <DrawTime
          day={`Quay ${dayName(period.resultDate, now).toLowerCase()}`}
          hour={drawAt === null ? null : vietnamTime(drawAt)}
          target={drawAt}
        />
      </Card>
      {prizes.length > 0 ? (
        <>
          <SectionHeading>Một vé thường có thể trúng</SectionHeading>
          <Card>
            <ReceiptFacts facts={prizes} />
          </Card>
        </>
      ) : null}
    </section>
  );
}
