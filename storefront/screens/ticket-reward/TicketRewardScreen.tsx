import { BackHeader } from '../../shared/layouts/BackHeader';
import {
  EmptyState,
  formatMoney,
  GameMark,
  Inline,
  LandmarkIcon,
  ListGroup,
  ListRow,
  Money,
  Page,
  Receipt,
  ReceiptFacts,
  ReceiptHead,
  Text,
} from '@veloc/ui';
import { gameConfig, type HistoryDetail, type Reward } from '@veloc/rules';
import { useIdParam } from '../../shared/navigation';
import { useBalance } from '../../data/useBalance';
import { useTicketDetail } from '../../data/tickets';
import { orderCode, orderFact, shortCode, ticketFacts } from '../../features/ticket/ticketIds';
import { taxFacts, openPayout, payoutFacts, sumWon, type OpenPayout } from '../../features/ticket/claim';
import { stakeToTell } from '../../features/ticket/stake';
import { ClaimNotices } from '../../features/ticket/ClaimNotices';
import { copiesLabel, copyCount, hasWon, ticketsOf } from '../../features/ticket/ticketState';
import { FirstSight } from '../../features/reveal/FirstSight';
import { PrizeActions, usePrizeActions } from '../../features/ticket/parts/PrizeActions';
import { DetailState } from '../../features/ticket/parts/DetailState';
import { gamePages } from '../../games/pages';
import * as styles from '../../features/ticket/Ticket.css';
import * as paths from '../../shared/paths';

/** What a purchase has won, prize by prize, and where the money went. */
export default function TicketRewardScreen() {
  const id = useIdParam();
  const { detail, error, retry } = useTicketDetail(id);
  const prize = usePrizeActions(detail);
  return (
    <>
      <BackHeader title="Tiền thưởng" />
      <Page as="main" end={20}>
        {!detail ? (
          <DetailState error={error} onRetry={retry} />
        ) : detail.reward ? (
          <>
            <FirstSight detail={detail} />
            <ClaimNotices tickets={ticketsOf(detail)} guided />
            <RewardReceipt detail={detail} reward={detail.reward} />
            {prize ? (
              <ListGroup aria-label="Với tiền thưởng">
                <ListRow icon={<LandmarkIcon />} title="Rút thưởng" href={paths.withdrawReward} />
              </ListGroup>
            ) : null}
          </>
        ) : (
          <EmptyState title="Vé này chưa có giải">Kỳ quay sau, biết đâu là lượt của bạn.</EmptyState>
        )}
      </Page>
      {prize ? <PrizeActions {...prize} /> : null}
    </>
  );
}

const headLabel: Readonly<Record<OpenPayout, string>> = {
  rejected: 'Tiền thưởng chưa được trả',
  waiting: 'Tiền thưởng chờ trả',
  lapsed: 'Tiền thưởng đã hết hạn nhận',
};

function RewardReceipt({ detail, reward }: { detail: HistoryDetail; reward: Reward }) {
  const { balance } = useBalance();
  const tickets = ticketsOf(detail);
  const payout = openPayout(tickets);
  const stake = stakeToTell(tickets);
  /** 'Vé A', '2 vé A'. */
  const ticketLabel = (ticketId: string) => {
    const ticket = tickets.find((known) => known.ticketId === ticketId);
    return [(ticket && copiesLabel(ticket)) ?? 'Vé', ticket?.code].filter(Boolean).join(' ');
  };
  return (
    <Receipt
      accent={detail.gameId}
      head={
        <ReceiptHead
          title={payout ? headLabel[payout] : 'Tổng tiền thưởng'}
          prize={sumWon(reward.reward)}
          stake={stake ?? undefined}
        >
          {copyCount(tickets.filter(hasWon))} vé trúng
        </ReceiptHead>
      }
      below={
        <ReceiptFacts
          facts={[
            ...ticketFacts(tickets.filter(hasWon)),
            orderFact(orderCode(detail.id)),
            ...(reward.transactionPayReward
              ? [
                  {
                    label: 'Mã giao dịch',
                    value: shortCode(reward.transactionPayReward),
                    copyText: reward.transactionPayReward,
                  },
                ]
              : []),
            ...taxFacts(tickets),
            ...payoutFacts(tickets.filter(hasWon)),
            { label: 'Số dư thưởng hiện có', value: <Money amount={balance.rewardAmount} /> },
          ]}
        />
      }
    >
      <Inline gap={10} className={styles.head}>
        <GameMark {...gamePages[detail.gameId].look} />
        <Text as="h2" weight="bold" tone="plain">
          {gameConfig[detail.gameId].title}
        </Text>
      </Inline>
      <ReceiptFacts
        facts={reward.rewards.map(({ ticketId, name, value }) => ({
          label: `${ticketLabel(ticketId)} · ${name}`,
          value: value > 0 ? formatMoney(value) : sumWon(value),
          ...(stake === null ? { tone: 'gold' as const } : {}),
        }))}
      />
    </Receipt>
  );
}
