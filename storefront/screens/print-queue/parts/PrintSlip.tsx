import { gameConfig } from '@veloc/rules';
import { Card, Columns, Divider, Facts, formatMoney, QrCode, Stack, Text } from '@veloc/ui';
import { figureLabel } from '../../../features/ticket/TicketFigures';
import { codeLabel, proofHash, shortCode } from '../../../features/ticket/ticketIds';
import { drawnAtLabel } from '../../../features/ticket/detailLabels';
import * as paths from '../../../shared/paths';
import * as styles from '../PrintQueueScreen.css';
import type { Slip } from '../slips';
import { methodLabel, ticketFigures } from '../../../games/gamePresentations';

interface PrintSlipProps {
  slip: Slip;
  /** Its place among the slips, from 1. */
  place: number;
  count: number;
}

/** One slip as it comes out of the printer: dark on light in either theme, and in words alone. */
export function PrintSlip({ slip: { gameId, periodName, resultDate, jobs }, place, count }: PrintSlipProps) {
  const orders = [...new Set(jobs.map(({ orderId }) => orderId))];
  const total = jobs.reduce((sum, { price }) => sum + price, 0);
  return (
    <article data-theme="light" aria-label={`Phiếu ${place}`} className={styles.slip}>
      <Card>
        <Stack gap={8}>
          <header className={styles.row}>
            <Text as="h3" weight="bold" tone="plain">
              {gameConfig[gameId].title}
            </Text>
            <Text as="span" size="label" tone="soft">{`Phiếu ${place}/${count}`}</Text>
          </header>
          <Text size="label" tone="soft">
            {drawnAtLabel({ name: periodName, resultDate })}
          </Text>
          {orders.length === 1 ? (
            <Text size="label" tone="soft">{`${codeLabel.order} ${shortCode(orders[0] ?? '')}`}</Text>
          ) : null}
          <Divider />
          <Stack as="ol" gap={6}>
            {jobs.map((job) => (
              <Columns as="li" key={job.id} columns="1.5rem 1fr auto">
                <Text as="span" weight="bold" tone="plain">
                  {job.code}
                </Text>
                <Stack as="span" gap={0} className={styles.figures}>
                  <Text as="span" weight="semibold" tone="plain">
                    {figureLabel(ticketFigures(job))}
                  </Text>
                  <Text as="span" size="caption" tone="soft">
                    <Facts
                      facts={[
                        methodLabel(job),
                        job.copies > 1 ? `x ${job.copies}` : '',
                        `${codeLabel.ticket} ${shortCode(job.ticketId)}`,
                        orders.length > 1 ? `${codeLabel.order} ${shortCode(job.orderId)}` : '',
                      ]}
                    />
                  </Text>
                </Stack>
                <Text as="span" tone="plain">
                  {formatMoney(job.price)}
                </Text>
              </Columns>
            ))}
          </Stack>
          <Divider />
          <Text weight="bold" tone="plain" className={styles.row}>
            <span>Tổng cộng</span>
            <span>{formatMoney(total)}</span>
          </Text>
          <ProofCodes jobs={jobs} />
        </Stack>
      </Card>
    </article>
  );
}

/** Codes by which whoever holds the slip checks its tickets, of those that have their places in the book. */
function ProofCodes({ jobs }: Pick<Slip, 'jobs'>) {
  const entered = jobs.flatMap(({ book, ...job }) => (book ? [{ ...job, book }] : []));
  if (entered.length === 0) return null;
  return (
    <>
      <Divider />
      <Columns as="ul" minColumnWidth="8.5rem">
        {entered.map(({ id, code, periodId, book }) => (
          <Stack as="li" key={id} gap={4} className={styles.proof}>
            <QrCode
              withSign={false}
              className={styles.code}
              text={`${location.origin}${paths.checkReceipt}${proofHash({ period: periodId, ...book })}`}
              label={`Mã kiểm vé ${code}`}
            />
            <Text as="span" size="caption" weight="bold" tone="plain">{`Vé ${code}`}</Text>
          </Stack>
        ))}
      </Columns>
      <Text size="caption" tone="soft">
        Quét mã để kiểm vé có trong sổ đã niêm phong. Ai có mã sẽ đọc được bộ số.
      </Text>
    </>
  );
}
