import type { HistoryDetail } from '@veloc/rules';
import { Card, FoldCard, ReceiptFacts, SectionHeading, Stack, Text } from '@veloc/ui';
import { drawnAtLabel } from '../../../features/ticket/detailLabels';
import { codeLabel, orderCode, orderFact, ticketFacts } from '../../../features/ticket/ticketIds';
import { ticketsOf } from '../../../features/ticket/ticketState';

/** As many codes stand in view; more would take a screen that hardly anybody reads. */
const MOST_IN_VIEW = 2;

/** What a purchase is known by, for whoever asks the shop about it: below all that its player looks for. */
export function TicketPapers({ detail }: { detail: HistoryDetail }) {
  const { listPeriod } = detail;
  const count = ticketsOf(detail).length;
  const isFolded = count > MOST_IN_VIEW;
  const codes = listPeriod.map((period) => (
    <Stack key={period.periodId} gap={4}>
      {listPeriod.length > 1 ? (
        <Text size="label" weight="semibold">
          {drawnAtLabel(period)}
        </Text>
      ) : null}
      <ReceiptFacts facts={ticketFacts(period.tickets)} />
    </Stack>
  ));
  return (
    <section aria-labelledby="papers">
      <SectionHeading id="papers">{`${codeLabel.ticket} và ${codeLabel.order.toLowerCase()}`}</SectionHeading>
      <Stack gap={10}>
        <Card>
          <Stack gap={12}>
            {isFolded ? null : codes}
            <ReceiptFacts facts={[orderFact(orderCode(detail.id))]} />
          </Stack>
        </Card>
        {isFolded ? (
          <FoldCard label={`Mã của ${count} vé`}>
            <Card>
              <Stack gap={12}>{codes}</Stack>
            </Card>
          </FoldCard>
        ) : null}
      </Stack>
    </section>
  );
}
