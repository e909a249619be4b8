import { checkTicket, outcomeLabels, TICKET_PRICE } from '@veloc/rules';
import { formatMoney } from '@veloc/ui';

/** A bet of Keno's side games: 'Lẻ', 'Lớn · 50.000 ₫'; empty when it cannot be read. */
export function betLabel(gameId: 'kenoeo' | 'kenoud', ticket: unknown): string {
  const checked = checkTicket(gameId, ticket);
  if (!checked.ok) return '';
  const { playMethod, betAmount } = checked.value;
  const name = Object.entries(outcomeLabels).find(([id]) => id === playMethod)?.[1] ?? '';
  return betAmount === TICKET_PRICE ? name : `${name} · ${formatMoney(betAmount)}`;
}
