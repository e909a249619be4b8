import type { HistoryDetail } from '@veloc/rules';
import { Card, ReceiptFacts, SectionHeading, Stack, Text } from '@veloc/ui';
import { boughtAt, drawnAtLabel } from '../../../features/ticket/detailLabels';
import { orderCode, orderFact, ticketFacts } from '../../../features/ticket/ticketIds';

/** What a purchase is known by, for whoever asks the shop about it: below all that its player looks for. */
export function TicketPapers({ detail }: { detail: HistoryDetail }) {
  const { listPeriod } = detail;
  return (
    <section aria-labelledby="papers">
      <SectionHeading id="papers">Mã và ngày mua</SectionHeading>
      <Card>
        <Stack gap={12}>
          {listPeriod.map((period) => (
            <Stack key={period.periodId} gap={4}>
              {listPeriod.length > 1 ? (
                <Text size="label" weight="semibold">
                  {drawnAtLabel(period)}
                </Text>
              ) : null}
              <ReceiptFacts facts={ticketFacts(period.tickets)} />
            </Stack>
          ))}
          <ReceiptFacts
            facts={[orderFact(orderCode(detail.id)), { label: 'Ngày mua', value: boughtAt(detail.createdAt) }]}
          />
        </Stack>
      </Card>
    </section>
  );
}
