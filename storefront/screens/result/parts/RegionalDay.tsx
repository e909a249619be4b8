import type { RegionalResult } from '@veloc/rules';
import { DrawTable, LastTwoDigits, Text } from '@veloc/ui';
import { drawTableDraw, drawTableTiers } from '../../../games/regional';
import { Corrections } from '../../../features/result/result';
import { datedWeekday } from '../../../shared/copy/drawDay';
import { regions, type Region } from '../regionalQuery';
import * as styles from '../ResultScreen.css';

/** What was drawn on one day. */
export interface RegionalDraws {
  /** dd/mm/yyyy. */
  resultDate: string;
  /** Of each company, of which there is one at least. */
  results: readonly RegionalResult[];
}

/** The draws by day, in the order in which they come. */
export function byDay(results: readonly RegionalResult[]): RegionalDraws[] {
  const days = new Set(results.map(({ resultDate }) => resultDate));
  return [...days].map((day) => ({ resultDate: day, results: results.filter(({ resultDate }) => resultDate === day) }));
}

const special = ({ prizes }: RegionalResult) => prizes.DB?.[0] ?? null;

interface RegionalDayProps {
  region: Region;
  draws: RegionalDraws;
}

/** A region's draws of a day side by side, as they are printed, and their last two digits. */
export function RegionalDay({ region, draws: { resultDate, results } }: RegionalDayProps) {
  const regionName = regions.find(({ value }) => value === region)?.label.replace('Miền', 'miền') ?? '';
  const [single] = results.length === 1 ? results : [];
  const title = single ? single.channelName : `Xổ số ${regionName}`;
  const label = `${title}, ${datedWeekday(resultDate)}`;
  return (
    <section>
      <div className={styles.dayHead}>
        <Text as="h2" size="heading" tone="plain">
          {title}
        </Text>
        <Text as="p" size="label" tone="soft">
          {datedWeekday(resultDate)}
        </Text>
      </div>
      <DrawTable
        className={styles.toTheEdges}
        label={label}
        tiers={drawTableTiers(region)}
        draws={results.map((result) => drawTableDraw(region, result))}
      />
      <details className={styles.lastTwo}>
        <summary className={styles.lastTwoSummary}>
          <Text as="span" weight="bold" tone="plain">
            Bảng hai số cuối
          </Text>
        </summary>
        <LastTwoDigits
          label={`Hai số cuối, ${label}`}
          draws={results.map((result) => ({
            name: result.channelName,
            numbers: Object.values(result.prizes).flat(),
            special: special(result),
          }))}
        />
        <Text as="p" size="caption" tone="soft" className={styles.lastTwoNote}>
          Số đỏ: hai số cuối của giải Đặc biệt. Chỉ để tra cứu.
        </Text>
      </details>
      {results.map(({ channelId, corrections }) => (
        <Corrections key={channelId} corrections={corrections} />
      ))}
    </section>
  );
}
