import { BackHeader } from '../../shared/layouts/BackHeader';
import { ActionBar, Button, ButtonLink, Page, RotateCwIcon } from '@veloc/ui';
import { gameConfig, gameName, type HistoryDetail } from '@veloc/rules';
import { Fragment } from 'react';
import { useIdParam } from '../../shared/navigation';
import { PageTitle } from '../../shared/pageLifecycle';
import { useHasRoute } from '../../shared/route';
import { useTicketDetail } from '../../data/tickets';
import { Corrections } from '../../features/result/result';
import { orderCode, rewardHref } from '../../features/ticket/ticketIds';
import { ClaimNotices } from '../../features/ticket/ClaimNotices';
import { firstWayOn, ticketState, ticketsOf } from '../../features/ticket/ticketState';
import { FirstSight } from '../../features/reveal/FirstSight';
import { BookPlaces } from './parts/BookPlaces';
import { DeletePurchase } from './parts/DeletePurchase';
import { PrizeActions, usePrizeActions } from '../../features/ticket/parts/PrizeActions';
import { DetailState } from '../../features/ticket/parts/DetailState';
import { ShareTicket } from './parts/ShareTicket';
import { PeriodReceipt } from './parts/PeriodReceipt';
import { TicketPapers } from './parts/TicketPapers';
import { TicketActions } from './parts/TicketActions';
import { useBuyAgain, type BuyAgain } from './parts/useBuyAgain';
import { WaitingDraw } from './parts/WaitingDraw';
import * as paths from '../../shared/paths';

/** One purchase, draw by draw. */
export default function TicketDetailScreen() {
  const id = useIdParam();
  const { detail, error, retry } = useTicketDetail(id);
  const prize = usePrizeActions(detail);
  const { again, sheet } = useBuyAgain(detail);
  // Of several draws to come, the first tells when and what.
  const next = detail?.listPeriod.find(({ tickets }) => tickets.some((one) => ticketState(one) === 'waiting'));
  return (
    <>
      {detail ? <PageTitle title={titleOf(detail)} /> : null}
      <BackHeader title="Chi tiết vé">{detail ? <ShareTicket detail={detail} /> : null}</BackHeader>
      <Page as="main" end={20}>
        {detail ? (
          <>
            <FirstSight detail={detail} />
            <ClaimNotices tickets={ticketsOf(detail)} />
            {detail.listPeriod.map((period) => (
              <Fragment key={period.periodId}>
                {detail.result?.periodId === period.periodId ? (
                  <Corrections corrections={detail.result.corrections} />
                ) : null}
                <PeriodReceipt
                  detail={detail}
                  period={period}
                  isFirst={period === detail.listPeriod[0]}
                  isInRewards={prize !== null}
                />
                {period === next ? <WaitingDraw gameId={detail.gameId} period={period} /> : null}
              </Fragment>
            ))}
            <BookPlaces detail={detail} />
            <TicketActions detail={detail} hasPrize={prize !== null} again={again} />
            <TicketPapers detail={detail} />
            <DeletePurchase detail={detail} />
          </>
        ) : (
          <DetailState error={error} onRetry={retry} />
        )}
      </Page>
      {prize ? <PrizeActions {...prize} /> : detail ? <Foot detail={detail} again={again} /> : null}
      {sheet}
    </>
  );
}

/** The one way on that counts; nothing where the shop does not sell the game. */
function Foot({ detail, again }: { detail: HistoryDetail; again: BuyAgain | null }) {
  const isServed = useHasRoute();
  const { href } = gameConfig[detail.gameId];
  const ways = {
    payment: <ButtonLink href={paths.orderOf(orderCode(detail.id))}>Thanh toán</ButtonLink>,
    prize: <ButtonLink href={rewardHref(detail)}>Xem tiền thưởng</ButtonLink>,
    // Buying more is never the loudest thing on a ticket.
    nextDraw: again?.isFirst ? (
      <Button kind="outline" icon={<RotateCwIcon />} onClick={again.ask}>
        {again.label}
      </Button>
    ) : isServed(href) ? (
      <ButtonLink href={href} kind="outline">
        Chọn số kỳ tới
      </ButtonLink>
    ) : null,
  };
  const way = ways[firstWayOn(detail)];
  return way ? <ActionBar>{way}</ActionBar> : null;
}

/** 'Vé MEGA 6/45 · Kỳ 21/11/2026': which of many open pages this is. */
function titleOf({ gameId, listPeriod: [first] }: HistoryDetail): string {
  return [`Vé ${gameName(gameId, first?.tickets[0]?.ticket)}`, first?.name].filter(Boolean).join(' · ');
}
