import type { ChannelOnSale } from '@veloc/rules';
import { Card, DrawTiers, Facts, SectionHeading, Stack, Text } from '@veloc/ui';
import { datedWeekday } from '../../../shared/copy/drawDay';
import { useRegionalResults } from '../../../data/results';
import { regionalTiersOf } from '../../../games/regional';

/** What a channel drew last; nothing until it is known. */
export function ChannelResult({ channel: { id, region } }: { channel: ChannelOnSale }) {
  const { items } = useRegionalResults({ region, channelId: id });
  const [newest] = items;
  if (!newest) return null;
  return (
    <Stack as="section" gap={8}>
      <SectionHeading>Kết quả gần nhất</SectionHeading>
      <Card>
        <Stack gap={8}>
          <Text weight="bold" tone="plain">
            <Facts facts={[newest.channelName, datedWeekday(newest.resultDate)]} />
          </Text>
          <DrawTiers tiers={regionalTiersOf(newest.prizes)} />
        </Stack>
      </Card>
    </Stack>
  );
}
