import { lazyScreen } from '../lazyScreen';

/** The bell's count: nobody needs it for the first paint. */
export const unreadCounter = lazyScreen(async () => ({ default: (await import('./UnreadCount')).UnreadCount }));
