import { powerNumberOf } from '@veloc/rules';
import type { SlotFace } from '../builder/slotFace';

/** A Power ticket has a power number even when none was chosen. */
export const powerFace: SlotFace = { specials: (picks) => [powerNumberOf(picks)] };
