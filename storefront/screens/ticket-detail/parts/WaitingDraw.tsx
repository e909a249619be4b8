import { gameName, vietnamTime, type GameId, type HistoryPeriod } from '@veloc/rules';
import {
  Button,
  ButtonLink,
  CalendarPlusIcon,
  Card,
  DrawTime,
  RadioIcon,
  ReceiptFacts,
  SectionHeading,
  Stack,
  Text,
} from '@veloc/ui';
import { usePeriods } from '../../../data/usePeriods';
import { useServerClock } from '../../../state/contexts';
import { figureLabel, hasFigures } from '../../../features/ticket/TicketFigures';
import { drawMoment } from '../../../features/ticket/bestTicket';
import { stagedDraw, STAGE_OPENS } from '../../../features/ticket/stagedDraw';
import { copyCount } from '../../../features/ticket/ticketState';
import { betLabel, ticketFigures } from '../../../games/gamePresentations';
import { calendarFile } from '../../../shared/calendarFile';
import { dayName } from '../../../shared/copy/drawDay';
import { useIsPast } from '../../../state/server-clock/useIsPast';
import { saveFile } from '../../../shared/usePicture';
import * as paths from '../../../shared/paths';
import { reachablePrizes } from '../reachablePrizes';
import * as styles from '../../../features/ticket/Ticket.css';

interface WaitingDrawProps {
  gameId: GameId;
  period: HistoryPeriod;
}

/** Of a ticket that waits: when its draw is and how long until then, how to be there, and what its game pays. */
export function WaitingDraw({ gameId, period }: WaitingDrawProps) {
  const { entries } = usePeriods();
  const now = useServerClock()();
  const drawAt = drawMoment(period, entries);
  const prizes = reachablePrizes(gameId, period.periodId, entries);
  const staged = stagedDraw(period.periodId);
  const isOpen = useIsPast(drawAt === null ? null : drawAt - STAGE_OPENS);
  return (
    <section aria-label="Kỳ quay sắp tới" data-accent={gameId}>
      <Card>
        <Stack gap={12}>
          <DrawTime
            day={`Quay ${dayName(period.resultDate, now).toLowerCase()}`}
            hour={drawAt === null ? null : vietnamTime(drawAt)}
            target={drawAt}
            className={styles.drawTime}
          />
          {staged ? (
            <ButtonLink
              kind={isOpen ? 'primary' : 'tonal'}
              size="medium"
              wide
              icon={<RadioIcon />}
              href={paths.liveOf(staged.id)}
            >
              {isOpen ? 'Vào trường quay' : 'Xem trường quay'}
            </ButtonLink>
          ) : null}
          {drawAt === null || isOpen ? null : <AddToCalendar gameId={gameId} period={period} drawAt={drawAt} />}
        </Stack>
      </Card>
      {prizes.length > 0 ? (
        <>
          <SectionHeading>Giải thưởng của một vé</SectionHeading>
          <Card>
            <ReceiptFacts facts={prizes} />
          </Card>
        </>
      ) : null}
    </section>
  );
}

/** Minutes before the draw at which the calendar rings, and for which the draw stands in it. */
const REMINDER = 10;
const LENGTH_MS = 15 * 60_000;

/** The draw as a file for the device's own calendar, which rings though the shop is closed. */
function AddToCalendar({ gameId, period, drawAt }: WaitingDrawProps & { drawAt: number }) {
  const now = useServerClock();
  const staged = stagedDraw(period.periodId);
  const name = gameName(gameId, period.tickets[0]?.ticket);
  const numbers = period.tickets.map(
    (ticket) => `Vé ${ticket.code}: ${hasFigures(ticket) ? figureLabel(ticketFigures(ticket)) : betLabel(ticket)}`,
  );
  const save = () => {
    const text = calendarFile({
      uid: `${period.periodId}@veloc`,
      title: `Quay ${name} · ${copyCount(period.tickets)} vé`,
      description: numbers.join('\n'),
      url: location.origin + (staged ? paths.liveOf(staged.id) : paths.tickets),
      start: drawAt,
      end: drawAt + LENGTH_MS,
      reminder: REMINDER,
      madeAt: now(),
    });
    saveFile(new File([text], `ve-loc-${period.periodId.replaceAll(':', '-')}.ics`, { type: 'text/calendar' }));
  };
  return (
    <Stack gap={4}>
      <Button kind="quiet" size="medium" wide icon={<CalendarPlusIcon />} onClick={save}>
        Thêm vào lịch
      </Button>
      <Text size="caption" tone="soft">
        Lịch của máy nhắc bạn {REMINDER} phút trước giờ quay.
      </Text>
    </Stack>
  );
}
