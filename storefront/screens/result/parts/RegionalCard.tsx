import type { RegionalResult } from '@veloc/rules';
import { Card, DrawTiers, Inline, Text } from '@veloc/ui';
import { datedWeekday } from '../../../shared/copy/drawDay';
import { regionalTiersOf } from '../../../games/regional';
import { Corrections } from '../../../features/result/result';
import * as styles from '../ResultScreen.css';

/** One company's draw of a day, dearest prize first. */
export function RegionalCard({ result }: { result: RegionalResult }) {
  return (
    <Card inset="medium">
      <Inline wrap={false} className={styles.cardHead}>
        <Inline rowGap={0} align="baseline" className={styles.titles}>
          <Text as="h2" weight="bold" tone="plain">
            {result.channelName}
          </Text>
          <Text as="span" size="label" tone="soft">
            {datedWeekday(result.resultDate)}
          </Text>
        </Inline>
      </Inline>
      <DrawTiers tiers={regionalTiersOf(result.prizes)} />
      <Corrections corrections={result.corrections} />
    </Card>
  );
}
