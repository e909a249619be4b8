import { lazyScreen } from '../../../shared/lazyScreen';

const load = () => import('./sheets');

export const { Screen: PickedCoef } = lazyScreen(async () => ({ default: (await load()).PickedCoef }));
export const { Screen: SlotSheet } = lazyScreen(async () => ({ default: (await load()).SlotSheet }));
