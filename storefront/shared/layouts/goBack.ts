import { pagesBehind } from '../shopLocation';

type Parent = readonly [page: RegExp, parent: string];

/** Where a page hangs when nothing of the shop stands behind it; the first match wins, and home is over all. */
const parents: readonly Parent[] = [
  [/^\/result\/.+/, '/result'],
  [/^(\/account\/tickets\/[^/]+)\/reward$/, '$1'],
  [/^\/account\/tickets\/.+/, '/account/tickets'],
  [/^\/(loto|classic)\/ticket-reward(\?.*)?$/, '/$1/ticket-detail$2'],
  [/^\/(loto|classic)\/ticket-detail.*/, '/account/tickets?game=$1'],
  [/^\/(loto|classic)\/.+/, '/$1'],
  [/^\/checkout(\?.*)?$/, '/cart'],
  [/^\/checkout\/vnpt.*/, '/account/charge'],
  [/^\/payment\/checkout.*/, '/'],
  [/^\/payment(\/.*|\?.*)?$/, '/account/tickets'],
  [/^\/account\/(payment-history)\/.+/, '/account/$1'],
  [/^\/account\/recharge\/.+/, '/account/recharge'],
  [/^\/account\/(login|register|verify).*/, '/'],
  [/^\/account\/.+/, '/account'],
  [/^\/(profile|device-management\/print-queue)$/, '/account'],
  [/^\/profile\/.+/, '/profile'],
  [/^\/guide\/.+/, '/guide'],
];

/** `address` with its query. */
export function parentOf(address: string): string {
  const [page, parent] = parents.find(([pattern]) => pattern.test(address)) ?? [/.*/s, '/'];
  return address.replace(page, parent);
}

/**
 * Back to the page of the shop one came from. Who came from elsewhere, or opened the page by itself, stays in the shop:
 * on the page over this one.
 */
export function goBack(navigate: (path: string, options: { replace: boolean }) => void): void {
  if (pagesBehind() > 0) history.back();
  else navigate(parentOf(location.pathname + location.search), { replace: true });
}
