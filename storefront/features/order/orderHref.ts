import { feedOf, type Order } from '@veloc/rules';

/** Where an order of single tickets is shown: Keno's on its slips, any other by itself. */
export function orderHref({ id, gameId }: Pick<Order, 'id' | 'gameId'>): string {
  const isKeno = gameId !== 'cart' && feedOf[gameId] === 'keno';
  return `${isKeno ? '/payment/keno-checkout' : '/payment'}/${encodeURIComponent(id)}`;
}
