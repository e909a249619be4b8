import type { RegionalResult } from '@veloc/rules';
import { Card, DrawTable, FoldCard, Inline, LastTwoDigits, Text } from '@veloc/ui';
import { drawTableDraw, drawTableTiers } from '../../../games/regional';
import { Corrections } from '../../../features/result/result';
import { datedWeekday } from '../../../shared/copy/drawDay';
import { regions, type Region } from '../regionalQuery';
import * as paths from '../../../shared/paths';
import { DayActions } from './DayActions';
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
  /** Last digits that are looked for; empty for none. */
  ending: string;
  /** No other day is in view: what belongs to it is open. */
  isAlone: boolean;
  draws: RegionalDraws;
}

/** A region's draws of a day side by side, as they are printed, and their last two digits. */
export function RegionalDay({ region, ending, isAlone, draws: { resultDate, results } }: RegionalDayProps) {
  const regionName = regions.find(({ value }) => value === region)?.label ?? '';
  const [single] = results.length === 1 ? results : [];
  const title = single ? single.channelName : `Xổ số ${regionName}`;
  const label = `${title}, ${datedWeekday(resultDate)}`;
  const table = { tiers: drawTableTiers(region), draws: results.map((result) => drawTableDraw(region, result)) };
  const endings = results.map((result) => ({
    name: result.channelName,
    numbers: Object.values(result.prizes).flat(),
    special: special(result),
  }));
  return (
    <section>
      <Inline wrap={false} gap={0} className={styles.dayHead}>
        <div className={styles.titles}>
          <Text as="h2" size="title" tone="plain">
            {title}
          </Text>
          <Text as="p" size="label" tone="soft">
            {datedWeekday(resultDate)}
          </Text>
        </div>
        <DayActions
          title={label}
          address={paths.regionalResultsOf(region, resultDate, single?.channelId)}
          table={table}
          endings={endings}
        />
      </Inline>
      <DrawTable className={styles.toTheEdges} label={label} ending={ending} {...table} />
      <FoldCard key={String(isAlone)} label="Bảng hai số cuối" defaultOpen={isAlone} className={styles.lastTwo}>
        <Card inset="small">
          <LastTwoDigits label={`Hai số cuối, ${label}`} draws={endings} />
          <Text as="p" size="caption" tone="soft" className={styles.lastTwoNote}>
            Số đỏ: hai số cuối của giải Đặc biệt. Chỉ để tra cứu.
          </Text>
        </Card>
      </FoldCard>
      {results.map(({ channelId, corrections }) => (
        <Corrections key={channelId} corrections={corrections} />
      ))}
    </section>
  );
}
