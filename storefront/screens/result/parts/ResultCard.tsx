import {
  Card,
  CardLink,
  ChevronRightIcon,
  DrawResult,
  DrawTiers,
  Inline,
  Money,
  StatusBadge,
  Text,
  TicketIcon,
  TrophyIcon,
} from '@veloc/ui';
import { texts, type GameResult, type HistoryTicket } from '@veloc/rules';
import { paidAndWon, stakeToTell } from '../../../features/ticket/stake';
import { copyCount, isLost } from '../../../features/ticket/ticketState';
import { drawnTiers, jackpotName, jackpotWinners, resultName, shortMoment } from '../../../features/result/result';
import { DrawnSides, drawnSides } from '../../../games/drawnSides';
import * as styles from '../ResultScreen.css';
import * as paths from '../../../shared/paths';

interface ResultCardProps {
  result: GameResult;
  /** The reader's own tickets of the draw. */
  own: readonly HistoryTicket[];
  /** It stands under the heading of its day, and says but its time. */
  isUnderDay: boolean;
  /** It says by itself that it is simulated: others of the list are not. */
  saysSimulated: boolean;
}

/** One draw in the list; all of it leads to its page. */
export function ResultCard({ result, own, isUnderDay, saysSimulated }: ResultCardProps) {
  const isMarked = saysSimulated && result.simulated;
  const isLong = result.numbers.length > 7;
  const tiers = drawnTiers(result);
  const hasSides = drawnSides(result).length > 0;
  // Without a number a draw is known by its day, which the heading above has said.
  const isItsTime = isUnderDay && !result.name && result.resultTime;
  return (
    <Card inset="small">
      <Inline wrap={false} className={styles.cardHead}>
        <Inline rowGap={0} align="baseline" className={styles.titles}>
          <Text as={isUnderDay ? 'h3' : 'h2'} weight="bold" tone="plain">
            <CardLink href={paths.resultOf(result.gameId, result.id)}>
              {isItsTime ? `Kỳ ${result.resultTime}` : resultName(result)}
            </CardLink>
          </Text>
          {isItsTime ? null : (
            <Text as="span" size="label" tone="soft">
              {isUnderDay ? result.resultTime : shortMoment(result)}
            </Text>
          )}
        </Inline>
        <ChevronRightIcon size={18} aria-hidden="true" />
      </Inline>
      {tiers ? (
        <DrawTiers tiers={tiers} />
      ) : (
        <DrawResult
          aria-label="Các số đã quay"
          numbers={result.numbers}
          bonus={result.special ?? []}
          size={isLong ? 'small' : 'medium'}
        />
      )}
      {result.jackpot1 === undefined && !hasSides && !isMarked && own.length === 0 ? null : (
        <Inline justify="space-between" rowGap={4} className={styles.cardFoot}>
          <ResultFoot {...{ result, own, isMarked }} />
        </Inline>
      )}
    </Card>
  );
}

interface ResultFootProps extends Pick<ResultCardProps, 'result' | 'own'> {
  /** Says that the result is simulated. */
  isMarked: boolean;
}

function ResultFoot({ result, own, isMarked }: ResultFootProps) {
  const winners = jackpotWinners(result);
  const isWon = winners !== null && winners > 0;
  return (
    <>
      {result.jackpot1 === undefined ? null : (
        <Text size="caption" tone="soft">
          {result.jackpot2 === undefined ? jackpotName(result.gameId) : 'Jackpot 1'}{' '}
          <Text as="span" size="label" weight="bold" tone={isWon ? 'gold' : 'plain'}>
            <Money amount={result.jackpot1} />
          </Text>
          {winners === 0 ? ' · chưa\u00A0ai\u00A0trúng' : ''}
        </Text>
      )}
      {isWon ? (
        <StatusBadge tone="gold" icon={<TrophyIcon />}>
          Có {winners} người trúng
        </StatusBadge>
      ) : null}
      <Inline gap={12} rowGap={6}>
        <DrawnSides draw={result} />
        {isMarked ? <StatusBadge tone="warning">{texts.simulatedResult}</StatusBadge> : null}
        <OwnOutcome tickets={own} />
      </Inline>
    </>
  );
}

/** What the draw has brought the reader; how many tickets played in it, where that is nothing or not known yet. */
function OwnOutcome({ tickets }: { tickets: readonly HistoryTicket[] }) {
  const prize = tickets.reduce((sum, ticket) => sum + ticket.prize, 0);
  const stake = stakeToTell(tickets);
  if (tickets.length === 0) return null;
  if (stake !== null) return <StatusBadge icon={<TicketIcon />}>{paidAndWon(stake, prize)}</StatusBadge>;
  return prize > 0 ? (
    <StatusBadge tone="gold" icon={<TrophyIcon />}>
      Bạn trúng <Money amount={prize} />
    </StatusBadge>
  ) : (
    <StatusBadge icon={<TicketIcon />}>
      {isLost(tickets) ? `${copyCount(tickets)} vé · không trúng` : `Bạn có ${copyCount(tickets)} vé`}
    </StatusBadge>
  );
}
