import { isReadable, linePrice, type HistoryDetail, type HistoryTicket } from '@veloc/rules';
import { Button, Columns, formatMoney } from '@veloc/ui';
import { Suspense, useState } from 'react';
import { keepable } from '../../../features/ticket/TicketFigures';
import { useGameEntry } from '../../../data/usePeriods';
import { useAskedPurchase } from '../../../features/quick-buy/AskedPurchase';
import { buyAgain } from '../../../features/quick-buy/quickBuy';
import { purchaseState } from '../../../features/ticket/ticketState';
import { lazyScreen } from '../../../shared/lazyScreen';

const sheet = lazyScreen(async () => ({
  default: (await import('../../../features/numbers/SaveNumbersSheet')).SaveNumbersSheet,
}));

/** The numbers of a purchase once more: in the next draw, or kept for later. Nothing of what has no numbers. */
export function PlayAgain({ detail }: { detail: HistoryDetail }) {
  const entry = useGameEntry(detail.gameId);
  const { ask, sheet: payment } = useAskedPurchase();
  const [isSaving, setSaving] = useState(false);
  // Each draw of a purchase has the same tickets.
  const tickets = detail.listPeriod[0]?.tickets ?? [];
  const kept = keepable(tickets);
  if (kept.length === 0 || purchaseState(detail) === 'unpaid') return null;
  const again = buyAgain([detail]);
  return (
    <Columns minColumnWidth="10.625rem" gap={10}>
      {again ? (
        <Button kind="tonal" size="medium" aria-disabled={!entry} onClick={() => ask(again)}>
          {`Mua lại ·\u00A0${formatMoney(sumOf(tickets))}`}
        </Button>
      ) : null}
      <Button kind="tonal" size="medium" onClick={() => setSaving(true)}>
        Lưu vào Sổ số
      </Button>
      {payment}
      <Suspense fallback={null}>
        <sheet.Screen open={isSaving} tickets={kept} onClose={() => setSaving(false)} />
      </Suspense>
    </Columns>
  );
}

/** Đồng for one draw of all of them. */
function sumOf(tickets: readonly HistoryTicket[]): number {
  return tickets
    .filter(isReadable)
    .reduce((sum, { copies, ...line }) => sum + copies * linePrice({ ...line, numberPeriod: 1 }), 0);
}
