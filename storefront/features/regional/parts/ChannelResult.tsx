import type { ChannelOnSale } from '@veloc/rules';
import { Card, DrawTiers, SectionHeading, Text } from '@veloc/ui';
import { datedWeekday } from '../../../shared/copy/drawDay';
import { useRegionalResults } from '../../../data/results';
import * as styles from '../../result/Result.css';
import { regionalTiersOf } from '../../../games/regional';

/** What a channel drew last; nothing until it is known. */
export function ChannelResult({ channel: { id, region } }: { channel: ChannelOnSale }) {
  const { items } = useRegionalResults({ region, channelId: id });
  const [newest] = items;
  if (!newest) return null;
  return (
    <section className={styles.channel}>
      <SectionHeading>Kết quả gần nhất</SectionHeading>
      <Card className={styles.channel}>
        <Text weight="bold" tone="plain">
          {newest.channelName} · {datedWeekday(newest.resultDate)}
        </Text>
        <DrawTiers tiers={regionalTiersOf(newest.prizes)} />
      </Card>
    </section>
  );
}
