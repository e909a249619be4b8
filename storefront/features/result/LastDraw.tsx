import { resultGames, vietnamTime, type GameEntry } from '@veloc/rules';
import { Skeleton, Text } from '@veloc/ui';
import { useNewestResult } from '../../data/results';
import * as styles from './LastDraw.css';

/** In the middle of a line of the text that comes. */
const bar = (width: string, key?: number) => (
  <Skeleton key={key} width={width} height="0.65rem" style={{ margin: '0.2rem' }} />
);

/** Words and numbers as they will stand, while they come. */
const onItsWay = (
  <span className={styles.lastDrawRoom}>
    {bar('6rem')}
    <span className={styles.numbers}>{Array.from({ length: 20 }, (_, place) => bar('0.8rem', place))}</span>
  </span>
);

interface LastDrawProps {
  entry: GameEntry;
}

/** What was drawn last, in rows of figures: who plays every eight minutes looks there first. */
export default function LastDraw({ entry: { gameId, drawInterval, nextPeriod } }: LastDrawProps) {
  const last = vietnamTime(Date.parse(nextPeriod.dialDate) - (drawInterval ?? 0) * 1000);
  const game = resultGames.find((known) => known === gameId) ?? null;
  const { result, error } = useNewestResult(game, last);
  if (result === undefined) return error ? null : onItsWay;
  if (result === null) return null;
  return (
    <Text as="span" size="caption" className={styles.lastDrawRoom}>
      <Text as="span" size="caption" tone="soft">
        Kết quả kỳ {result.resultTime}
      </Text>
      <span className={styles.numbers}>
        {result.numbers.map((number) => (
          <span key={number}>{String(number).padStart(2, '0')} </span>
        ))}
      </span>
    </Text>
  );
}
