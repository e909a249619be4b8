import { lazyScreen } from '../../../shared/lazyScreen';

/** Odds come after the page that shows them. */
export const { Screen: OddsLine } = lazyScreen(async () => ({ default: (await import('./OddsLine')).OddsLine }));
