import { navigate, useBrowserLocation, type BrowserLocationHook } from 'wouter/use-browser-location';

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

/** What the router takes in a browser. */
export const browserLocation = { hook: useShopLocation };
