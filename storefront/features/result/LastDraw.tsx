import { resultGames, vietnamTime, type GameEntry } from '@veloc/rules';
import { Digits, Text } from '@veloc/ui';
import { useNewestResult } from '../../data/results';
import * as styles from './LastDraw.css';

interface LastDrawProps {
  /** Undefined until the periods are here. */
  entry: GameEntry | undefined;
  /** They do not come. @default false */
  isUnknown?: boolean;
}

/** What was drawn last, in rows of figures: who plays every eight minutes looks there first. */
export default function LastDraw({ entry, isUnknown = false }: LastDrawProps) {
  const last = entry && vietnamTime(Date.parse(entry.nextPeriod.dialDate) - (entry.drawInterval ?? 0) * 1000);
  const game = resultGames.find((known) => known === entry?.gameId) ?? null;
  const { result, error } = useNewestResult(game, last ?? '');
  const hasFailed = entry ? error !== undefined : isUnknown;
  // The room stays as it is, whatever comes: another height would move the games below.
  if (result === undefined && !hasFailed) return <span className={styles.lastDrawRoom} />;
  if (!result) {
    return (
      <Text as="span" size="caption" tone="soft" className={styles.lastDrawRoom}>
        {hasFailed ? 'Chưa tải được kết quả.' : 'Chưa có kết quả kỳ nào.'}
      </Text>
    );
  }
  return (
    <Text as="span" size="caption" className={styles.lastDrawRoom}>
      <Text as="span" size="caption" tone="soft">
        Kết quả kỳ {result.resultTime}
      </Text>
      <span className={styles.numbers}>
        {result.numbers.map((number) => (
          <span key={number}>
            <Digits text={String(number).padStart(2, '0')} />{' '}
          </span>
        ))}
      </span>
    </Text>
  );
}
