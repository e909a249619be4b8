import { lazyScreen } from '../../../shared/lazyScreen';

const load = () => import('./sheets');

// Closed sheets are part of the page from the start, so their chunk is on its way before anyone asks for one.
export const { Screen: AgeSheet } = lazyScreen(async () => ({ default: (await load()).AgeSheet }));
export const { Screen: BankSheet } = lazyScreen(async () => ({ default: (await load()).BankSheet }));
export const { Screen: CoolingPopup } = lazyScreen(async () => ({
  default: (await import('./CoolingPopup')).CoolingPopup,
}));
export const { Screen: ProofSheet } = lazyScreen(async () => ({ default: (await load()).ProofSheet }));
