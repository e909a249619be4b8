import { lazyScreen } from '../lazyScreen';

/** The sidebar's own chunk: nobody needs it for the first paint. */
export const sidebar = lazyScreen(async () => ({ default: (await import('./ShopSidebar')).ShopSidebar }));
