import { ActionBar, ButtonLink, PageHeader } from '@veloc/ui';
import { gameConfig } from '@veloc/rules';
import { useLocation } from 'wouter';
import { goBack } from '../../app/layouts/goBack';
import { useShownId } from '../../app/useRouteParam';
import { useServed } from '../../app/useServed';
import { useTicketDetail } from '../../data/useTicketDetail';
import { orderCode } from '../ticket/orderCode';
import { rewardHref } from '../ticket/ticketHref';
import { prizeTotal, purchaseState } from '../ticket/ticketState';
import { DeletePurchase } from './parts/DeletePurchase';
import { DetailState } from './parts/DetailState';
import { KeepTicket } from './parts/KeepTicket';
import { PeriodReceipt } from './parts/PeriodReceipt';
import * as styles from './TicketDetailScreen.css';

/** One purchase, draw by draw (mockup 26). */
export default function TicketDetailScreen() {
  const [, navigate] = useLocation();
  const id = useShownId();
  const { detail, error, retry } = useTicketDetail(id);
  const isServed = useServed();
  const isUnpaid = detail !== undefined && purchaseState(detail) === 'unpaid';
  const again = detail ? gameConfig[detail.gameId].href : null;
  return (
    <>
      <PageHeader title="Chi tiết vé" onBack={() => goBack(navigate)} />
      <main className={styles.page}>
        {detail ? (
          <>
            {detail.listPeriod.map((period) => (
              <PeriodReceipt key={period.periodId} detail={detail} period={period} />
            ))}
            <KeepTicket detail={detail} />
            <DeletePurchase detail={detail} />
          </>
        ) : (
          <DetailState error={error} onRetry={retry} />
        )}
      </main>
      {detail && again ? (
        <ActionBar className={styles.actions}>
          {isServed(again) ? (
            <ButtonLink href={again} kind={isUnpaid || prizeTotal(detail) > 0 ? 'outline' : 'primary'}>
              Chọn số kỳ tới
            </ButtonLink>
          ) : null}
          {isUnpaid ? (
            <ButtonLink href={`/payment/${encodeURIComponent(orderCode(detail.id))}`}>Thanh toán</ButtonLink>
          ) : null}
          {prizeTotal(detail) > 0 ? <ButtonLink href={rewardHref(detail)}>Xem tiền thưởng</ButtonLink> : null}
        </ActionBar>
      ) : null}
    </>
  );
}
