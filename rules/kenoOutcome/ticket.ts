import type { KenoTicket } from '../keno/ticket';
import type { ParityOutcome, SizeOutcome } from './outcomes';

/** A bet on even or odd, as the rules have accepted it. */
export type AcceptedKenoeo = KenoTicket & { playMethod: ParityOutcome };

/** A bet on big or small. */
export type AcceptedKenoud = KenoTicket & { playMethod: SizeOutcome };
