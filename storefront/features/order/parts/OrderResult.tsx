import type { Order } from '@veloc/rules';
import { Notice, Receipt, ReceiptFacts, StatusBadge, Text, TotalBox } from '@veloc/ui';
import { useServerClock } from '../../../state/server-clock/useServerClock';
import * as styles from '../Order.css';
import { linesOf } from '../linesOf';
import { orderFact } from '../../ticket/shortCode';
import { boughtAt } from '../../ticket/detailLabels';
import { linesByGame } from '../groups';
import { statusSentence, statusLabel } from '../orderLabels';
import { ResultActions } from './ResultActions';
import { SlipLines } from './SlipLines';
import { statusLooks } from './statusLooks';

/** What became of an order, with all that was bought by it: by game, Keno on slips of six. */
export function OrderResult({ order }: { order: Order }) {
  const now = useServerClock();
  const { id, status, total, fee, paidAt } = order;
  const { notice, tone, icon } = statusLooks[status];
  const games = linesByGame(linesOf(order));
  const isPaid = paidAt !== null;
  return (
    <>
      <main className={styles.content}>
        <Notice role="status" tone={notice}>
          {statusSentence(order, now())}
        </Notice>
        <Receipt
          aria-label="Đơn hàng"
          below={
            <div className={styles.facts}>
              <TotalBox
                rows={[
                  { label: 'Phí', amount: fee },
                  { label: isPaid ? 'Đã thanh toán' : 'Tổng thanh toán', amount: total, emphasis: 'total' },
                ]}
              />
              <ReceiptFacts
                facts={[orderFact(id), ...(isPaid ? [{ label: 'Thanh toán lúc', value: boughtAt(paidAt) }] : [])]}
              />
            </div>
          }
        >
          <div className={styles.orderHead}>
            <Text as="h2" size="subtitle" weight="bold">
              Đơn hàng
            </Text>
            <StatusBadge tone={tone} icon={icon}>
              {statusLabel[status]}
            </StatusBadge>
          </div>
          {games.map((game) => (
            <SlipLines key={game.gameId} order={order} game={game} isPaid={isPaid} />
          ))}
        </Receipt>
      </main>
      <ResultActions order={order} gameId={games[0]?.gameId ?? 'keno'} />
    </>
  );
}
