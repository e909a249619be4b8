import { lazyScreen } from '../../../shared/lazyScreen';

const load = () => import('./sheets');

// Closed sheets are part of the page from the start, so their chunk is on its way before anyone asks for one.
export const { Screen: NumberPicker } = lazyScreen(async () => ({ default: (await load()).NumberPicker }));
export const { Screen: MethodSheet } = lazyScreen(async () => ({ default: (await load()).MethodSheet }));
export const { Screen: PeriodSheet } = lazyScreen(async () => ({ default: (await load()).PeriodSheet }));
export const { Screen: ChangeSheet } = lazyScreen(async () => ({ default: (await load()).ChangeSheet }));

/** Odds come after the page that shows them. */
export const { Screen: OddsLine } = lazyScreen(async () => ({ default: (await import('../odds/OddsLine')).OddsLine }));

/** Only a desktop has a keyboard to type numbers on. */
export const { Screen: TypedPicks } = lazyScreen(async () => ({ default: (await import('./TypedPicks')).TypedPicks }));
