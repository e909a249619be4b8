import { texts, type GameResult, type ResultGame } from '@veloc/rules';
import { Button, SectionHeading, StatusBadge } from '@veloc/ui';
import { useEffect, useRef } from 'react';
import { useDrawResults } from '../../../data/results';
import { useGameEntry } from '../../../data/usePeriods';
import { periodOf, playedIn, useHistoriesOfDraws } from '../../../features/ticket/useMyTickets';
import { datedWeekday } from '../../../shared/copy/drawDay';
import * as styles from '../ResultScreen.css';
import { DrawnList } from './DrawnList';
import { ResultCard } from './ResultCard';

interface ResultListProps {
  game: ResultGame;
  /** The draws of this day alone, dd/mm/yyyy. */
  resultDate: string | undefined;
  /** Those of every day are wanted again. */
  onEveryDay: () => void;
}

/** Every draw of a game, newest first; a new one comes by itself. */
export function ResultList({ game, resultDate, onEveryDay }: ResultListProps) {
  const list = useDrawResults(game, resultDate);
  // Of draws before these purchases the page of the draw tells.
  const histories = useHistoriesOfDraws(game);
  const ownOf = ({ periodId }: GameResult) =>
    histories.flatMap(({ game: one, history }) =>
      playedIn(history.items, periodId && periodOf(periodId, one)).map(({ ticket }) => ticket),
    );
  const drawn = useGameEntry(game)?.lastPeriodId ?? null;
  const known = useRef(drawn);
  const isSimulated = list.items.every(({ simulated }) => simulated);
  const isByDay = resultDate !== undefined || list.items.some((result) => !isFirstOfDay(result, list.items));

  useEffect(() => {
    if (drawn === null || drawn === known.current) return;
    // The first that is heard of is in the list already.
    if (known.current !== null) list.retry();
    known.current = drawn;
  });

  return (
    <DrawnList
      list={list}
      label="Kết quả các kỳ quay"
      keyOf={({ id }) => id}
      empty={resultDate ? 'Ngày này chưa có kỳ nào quay.' : 'Kỳ quay đầu tiên xong là kết quả có ở đây.'}
      action={
        resultDate ? (
          <Button kind="outline" onClick={onEveryDay}>
            Xem mọi ngày
          </Button>
        ) : null
      }
    >
      {(result) => (
        <>
          {isSimulated && result === list.items[0] ? (
            <StatusBadge tone="warning" className={styles.simulated}>
              {texts.simulatedResult}
            </StatusBadge>
          ) : null}
          {isByDay && isFirstOfDay(result, list.items) ? (
            <SectionHeading className={styles.day}>{datedWeekday(result.resultDate)}</SectionHeading>
          ) : null}
          <ResultCard result={result} own={ownOf(result)} isUnderDay={isByDay} saysSimulated={!isSimulated} />
        </>
      )}
    </DrawnList>
  );
}

/** Of each day there are draws of, the one that comes first in the list. */
function isFirstOfDay(result: GameResult, results: readonly GameResult[]): boolean {
  return results.find(({ resultDate }) => resultDate === result.resultDate) === result;
}
