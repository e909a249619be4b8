import type { GameResult } from '@veloc/rules';
import {
  BookOpenIcon,
  Card,
  CardLink,
  ChevronLeftIcon,
  ChevronRightIcon,
  Columns,
  Inline,
  ListGroup,
  ListRow,
  PercentIcon,
  RotateCwIcon,
  Text,
  TrophyIcon,
} from '@veloc/ui';
import { resultName } from '../../../features/result/result';
import * as styles from '../../../features/result/Result.css';
import { stagedDraw } from '../../../features/ticket/stagedDraw';
import * as paths from '../../../shared/paths';

interface WaysOnProps {
  result: GameResult;
  /** Own tickets stand above, so that nothing else has offered to check numbers. */
  hasTickets: boolean;
}

/** Where one goes from a draw: other numbers, and what tells more of it. */
export function WaysOn({ result, hasTickets }: WaysOnProps) {
  const { gameId, id, periodId } = result;
  return (
    <ListGroup>
      {hasTickets ? (
        <ListRow
          icon={<TrophyIcon />}
          title="Dò số với kỳ này"
          detail="Vé giấy hay vé mua nơi khác"
          href={paths.checkDrawOf(gameId, id)}
        />
      ) : null}
      {stagedDraw(periodId) ? (
        <ListRow
          icon={<RotateCwIcon />}
          title="Xem lại"
          detail="Từng số hiện ra như lúc quay"
          href={`${paths.liveOf(id)}?replay=1`}
        />
      ) : null}
      <ListRow
        icon={<BookOpenIcon />}
        title="Giải thưởng và cách chơi"
        detail="Trùng mấy số thì được bao nhiêu"
        href={paths.guideOf(gameId)}
      />
      <ListRow
        icon={<PercentIcon />}
        title="Thống kê"
        detail="Mỗi số đã về bao nhiêu lần"
        href={paths.statisticsOf(gameId)}
      />
    </ListGroup>
  );
}

interface OtherDrawsProps {
  earlier: GameResult | undefined;
  later: GameResult | undefined;
}

/** The draws before and after, by name. */
export function OtherDraws({ earlier, later }: OtherDrawsProps) {
  if (!earlier && !later) return null;
  return (
    <Columns as="nav" aria-label="Kỳ quay khác" columns={2} gap={10}>
      {earlier ? <Beside result={earlier} title="Kỳ trước" /> : <span />}
      {later ? <Beside result={later} title="Kỳ sau" isLater /> : null}
    </Columns>
  );
}

function Beside({ result, title, isLater = false }: { result: GameResult; title: string; isLater?: boolean }) {
  return (
    <Card inset="small">
      <Inline wrap={false} justify={isLater ? 'end' : 'start'}>
        {isLater ? null : <ChevronLeftIcon size={18} aria-hidden="true" />}
        <div className={isLater ? styles.toTheEnd : undefined}>
          <Text as="span" weight="semibold" tone="plain">
            <CardLink href={paths.resultOf(result.gameId, result.id)}>{title}</CardLink>
          </Text>
          <Text size="caption" tone="soft">
            {besideLabel(result)}
          </Text>
        </div>
        {isLater ? <ChevronRightIcon size={18} aria-hidden="true" /> : null}
      </Inline>
    </Card>
  );
}

/** '#01270 · 17/11'; of a draw without a number the day and the hour. */
function besideLabel(result: GameResult): string {
  const day = result.resultDate.slice(0, 5);
  return result.name ? `${resultName(result).replace(/^Kỳ /, '')} · ${day}` : [day, result.resultTime].join(' ').trim();
}
