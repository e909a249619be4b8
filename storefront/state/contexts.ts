import { createRequiredContext, useStore, type Lazy } from '../lib/store';
import type { ApiClient } from '../api/client';
import type { Session, SessionState } from './session/session';
import type { ColorMode, ColorModeState } from './color-mode/colorMode';
import type { Drafts } from './drafts/drafts';
import type { Popups } from './popups/popups';
import { openPopup, type PopupsState } from './popups/popupsState';
import type { LazyCart } from './cart/lazyCart';
import type { createPayments, Payments } from './payment/payments';

/** The client of the screens: the browser's in the app, one that answers from fixtures in a story. */
export const [ApiContext, useApi] = createRequiredContext<ApiClient>('The API client');

/** Answers the server's time in ms since the epoch; the function keeps its identity. */
export const [ServerClockContext, useServerClock] = createRequiredContext<() => number>('The server clock');

const [SessionContext, useSessionState] = createRequiredContext<Session>('The session');

export { SessionContext };

export function useSession(): Session & SessionState & { isLoggedIn: boolean } {
  const session = useSessionState();
  const state = useStore(session);
  return { ...session, ...state, isLoggedIn: state.token !== null };
}

const [ColorModeContext, useColorModeState] = createRequiredContext<ColorModeState>('The colour mode');

export { ColorModeContext };

export function useColorMode(): { mode: ColorMode; setMode: (mode: ColorMode) => void } {
  const state = useColorModeState();
  return { mode: useStore(state), setMode: state.choose };
}

export const [DraftsContext, useDrafts] = createRequiredContext<Drafts>('The drafts of the builders');

/** Ways to tell the player something. It renders nobody when something is told, so a page may ask for it. */
export const [PopupsContext, usePopups] = createRequiredContext<Popups>('The state of the popups');

/** What the player is being told. */
export function usePopupsState(): PopupsState {
  return useStore(usePopups());
}

/** Whether a screen's own sheet may show: it steps aside, draft and all, while a popup of the shop is open. */
export function useSheetOpen(open: boolean): boolean {
  const popups = usePopups();
  return useStore({ get: () => openPopup(popups.get()), subscribe: popups.subscribe }) === null && open;
}

export const [CartContext, useLazyCart] = createRequiredContext<LazyCart>('The cart');

/** How many tickets of the cart can still be bought; known from the first paint on. */
export function useCartCount(): number {
  return useStore(useLazyCart().count);
}

/** The shop's payments, without the code behind them: the first page provides what only a later one opens. */
export const [PaymentsContext, useLazyPayments] =
  createRequiredContext<Lazy<Payments, typeof createPayments>>('Paying');
