import { powerNumberOf } from '@veloc/rules';
import type { SlotPresentation } from '../../features/builder/slotPresentation';

/** A Power ticket has a power number even when none was chosen. */
export const powerPresentation: SlotPresentation = { specials: (picks) => [powerNumberOf(picks)] };
