import type { ResultGame } from '@veloc/rules';
import { Card, DrawResult, Facts, SectionHeading, Stack, Text } from '@veloc/ui';
import { useDrawResults } from '../../../data/results';
import { drawName } from '../../../features/ticket/periodLabels';
import { drawnTiers } from '../../../features/result/result';
import { datedWeekday } from '../../../shared/copy/drawDay';
import * as paths from '../../../shared/paths';

/** What was drawn last, for who waits without a ticket. */
export function NewestResult({ game }: { game: ResultGame }) {
  const [newest] = useDrawResults(game).items;
  if (!newest) return null;
  return (
    <section>
      <SectionHeading link={{ href: paths.resultOf(game, newest.id), label: 'Chi tiết' }}>
        Kết quả mới nhất
      </SectionHeading>
      <Card>
        <Stack gap={8}>
          <Text size="label" tone="soft">
            <Facts facts={[drawName(newest.periodId, newest.name), datedWeekday(newest.resultDate)]} />
          </Text>
          <DrawResult
            size="small"
            // Of prizes that have numbers of their own, the greatest.
            numbers={drawnTiers(newest)?.[0]?.numbers ?? newest.numbers}
            bonus={newest.special ?? []}
          />
        </Stack>
      </Card>
    </section>
  );
}
