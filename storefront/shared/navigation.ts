import * as v from 'valibot';
import { navigate, useBrowserLocation, type BrowserLocationHook } from 'wouter/use-browser-location';
import { TOP_UP } from '@veloc/rules';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useParams, useSearchParams, type RouterOptions } from 'wouter';
import * as paths from './paths';

/** Pages of this shop behind the one shown; the entry of the history carries it, over reloads and steps back. */
export function pagesBehind(): number {
  const { behind } = Object(history.state) as { behind?: unknown };
  return typeof behind === 'number' ? behind : 0;
}

/** Goes to a page of the shop without loading it anew. */
export const goToPage: typeof navigate = (to, options = {}) => {
  const behind = pagesBehind() + (options.replace ? 0 : 1);
  navigate(to, { ...options, state: { ...(options.state as object | undefined), behind } });
};

/** The browser's address, with each step into the shop counted. */
const useShopLocation: BrowserLocationHook = (options) => {
  const [path] = useBrowserLocation(options);
  return [path, goToPage];
};

export type AroundNavHandler = NonNullable<RouterOptions['aroundNav']>;

const atOnce: AroundNavHandler = (navigate, to, options) => navigate(to, options);
let around = atOnce;

/** Has `handler` lead from page to page from now on: how the change looks comes after the first page. @default at once */
export function setAroundNav(handler: AroundNavHandler = atOnce): void {
  around = handler;
}

const aroundNav: AroundNavHandler = (...way) => around(...way);

/** What the router takes in a browser. */
export const browserLocation = { hook: useShopLocation, aroundNav };

type Parent = readonly [page: RegExp, parent: string];

/** Where a page hangs when nothing of the shop stands behind it; the first match wins, and home is over all. */
const parents: readonly Parent[] = [
  [/^\/result\/.+/, paths.results],
  [/^(\/account\/tickets\/[^/]+)\/reward$/, '$1'],
  [/^\/account\/tickets\/.+/, paths.tickets],
  [/^\/(loto|classic)\/ticket-reward(\?.*)?$/, '/$1/ticket-detail$2'],
  [/^\/(loto|classic)\/ticket-detail.*/, '/account/tickets?game=$1'],
  [/^\/(loto|classic)\/.+/, '/$1'],
  [/^\/checkout(\?.*)?$/, paths.cart],
  [/^\/checkout\/vnpt.*/, paths.charges],
  [/^\/payment\/checkout.*/, '/'],
  [/^\/payment(\/.*|\?.*)?$/, paths.tickets],
  [/^\/account\/payment-history\/.+/, paths.payments],
  [/^\/account\/recharge\/.+/, paths.recharge],
  [/^\/account\/(login|register|verify).*/, '/'],
  [/^\/account\/.+/, paths.account],
  [/^\/(profile|device-management\/print-queue)$/, paths.account],
  [/^\/profile\/.+/, paths.profile],
  [/^\/guide\/.+/, paths.guides],
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

const stateSchema = v.object({ returnTo: v.pipe(v.string(), v.startsWith('/')) });

/**
 * The page that a detour (a login, a top-up) began on; `otherwise` when that is unknown or was the login page itself.
 */
export function returnTo(state: unknown, otherwise = '/'): string {
  const known = v.safeParse(stateSchema, state);
  const path = known.success ? known.output.returnTo : otherwise;
  return path === paths.login || path.startsWith(paths.accountLogin) || path.startsWith('//') ? otherwise : path;
}

/** Where 'Nạp ngay' leads: topping up what is missing, at least 10,000 đồng (decision A24). */
export function rechargeHref(shortfall: number | null, bankId: string | null = null): string {
  const page = paths.rechargeCheckout;
  const bank = bankId === null ? '' : `&bank=${encodeURIComponent(bankId)}`;
  return shortfall === null ? page : `${page}?amount=${Math.max(TOP_UP.least, shortfall)}${bank}`;
}

type Navigate = ReturnType<typeof useLocation>[1];

/**
 * Leads on from a page once its answer is here, and says whether it did: whoever has left meanwhile stays where they
 * are.
 */
export function useNavigateIfMounted(): (...way: Parameters<Navigate>) => boolean {
  const [, navigate] = useLocation();
  const isHere = useRef(false);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  return useCallback(
    (...way) => {
      if (isHere.current) navigate(...way);
      return isHere.current;
    },
    [navigate],
  );
}

/** A part of the address as it was before it was escaped: the router leaves `%3A` and its like as they are. */
export function useRouteParam(name: string): string {
  const value = useParams()[name] ?? '';
  try {
    return decodeURIComponent(value);
  } catch {
    // A broken escape names nothing we have; the page then says so.
    return value;
  }
}

/** The id of what a page shows: the last part of its address, or `?id=` where the address has no place for one. */
export function useIdParam(): string {
  const part = useRouteParam('id');
  const [search] = useSearchParams();
  return part === '' ? (search.get('id') ?? '') : part;
}
