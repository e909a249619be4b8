import { cartTotals, texts, type LineDraft } from '@veloc/rules';
import { useEffect, useEffectEvent, useState } from 'react';
import { useGameEntry, useGameList } from '../../data/usePeriods';
import { useOnline } from '../../shared/pageLifecycle';
import { useApi } from '../../state/contexts';
import { purchaseOf } from '../../state/payment/buyNowPurchase';
import { fairRandom } from '../builder/ports';
import { useOnSale } from '../builder/onSale';
import { purchaseOrder } from '../order/purchaseOrder';
import { usePayment } from '../order/usePayment';
import { useWalletPress } from '../order/useWalletPress';
import { randomTickets, type QuickBuy } from './quickBuy';

/** A roll of the dice has an id of its own: what was asked for under it is asked for once, however often it is pressed. */
const roll = ({ gameId, tickets }: QuickBuy) => ({
  id: crypto.randomUUID(),
  tickets: tickets ?? randomTickets(gameId, fairRandom),
});

/** Buying tickets for the draw on sale, with all that may stand in the way. */
export function useQuickBuy(wanted: QuickBuy, onPaid: () => void) {
  const api = useApi();
  const { gameId } = wanted;
  const entry = useGameEntry(gameId);
  const games = useGameList();
  const isOnSale = useOnSale(entry);
  const isOnline = useOnline();
  const [chosen, setChosen] = useState(() => roll(wanted));

  // Another draw is another order: its keys go with it.
  const periodId = entry?.periodId ?? null;
  const drafts = chosen.tickets.map((ticket): LineDraft => ({ gameId, ticket, periodId, numberPeriod: 1 }));
  const made = purchaseOf(`${chosen.id} ${periodId}`, drafts, games);
  const purchase = made.ok ? made.value : { id: '', gameId, lines: [] };
  const payment = usePayment({
    subject: `quick ${chosen.id} ${periodId}`,
    lines: purchase.lines,
    async order(key) {
      const { id } = await purchaseOrder(api, purchase, key);
      // Whether a proof is needed is told by the charge.
      return { id, needsProof: false };
    },
    charge: api.payOrder,
  });
  const press = useWalletPress(payment);

  const isPaid = payment.phase === 'paid';
  const tellPaid = useEffectEvent(onPaid);
  useEffect(() => {
    if (isPaid) tellPaid();
  }, [isPaid]);

  const reason = () => {
    if (payment.phase !== undefined) return null;
    if (!isOnline) return 'Không có mạng. Vé chưa được mua.';
    if (!entry) return texts.salesClosed;
    if (!isOnSale) return 'Đang mở kỳ mới…';
    return made.ok ? press.refusal : made.message;
  };

  return {
    entry,
    drafts,
    payment,
    press,
    count: cartTotals(purchase.lines).quantity,
    /** Why it cannot be paid now; null when it can. */
    reason: reason(),
    /** Other numbers; none while these are being paid. */
    roll: () => {
      if (payment.phase === undefined) setChosen(roll(wanted));
    },
  };
}
