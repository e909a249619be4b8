import { lineById, type CartLine, type NewLine } from '@veloc/rules';

/**
 * The copies that lines have over those that were bought, as lines of their own: what a player added to them while they
 * were being paid.
 */
export function addedCopies(
  items: readonly CartLine[],
  bought: readonly Pick<CartLine, 'id' | 'quantity'>[],
  newId: () => string,
): NewLine[] {
  return bought.flatMap(({ id, quantity }) => {
    const line = lineById(items, id);
    if (!line || line.quantity <= quantity) return [];
    const { gameId, ticket, numberPeriod, periodId, unitPrice } = line;
    const rest = line.quantity - quantity;
    return [{ id: newId(), gameId, ticket, numberPeriod, periodId, unitPrice, quantity: rest }];
  });
}
