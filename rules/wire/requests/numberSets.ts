import * as v from 'valibot';
import { slotGames, type SlotGame } from '../../slots/slotGames';
import { unreadTicketSchema } from '../carts';
import { line } from './account';

const name = v.pipe(line(40), v.minLength(1));
/** The games whose tickets a builder makes; those of a stock are gone once somebody has bought them. */
const gameId = v.pipe(
  v.string(),
  v.check((game): game is SlotGame => Object.hasOwn(slotGames, game)),
) as v.GenericSchema<SlotGame>;

/** Numbers that are kept already take the new name. */
export const saveNumberSetRequestSchema = v.object({ name, gameId, ticket: unreadTicketSchema });
export const renameNumberSetRequestSchema = v.object({ name });

export type SaveNumberSetRequest = v.InferInput<typeof saveNumberSetRequestSchema>;
export type RenameNumberSetRequest = v.InferInput<typeof renameNumberSetRequestSchema>;
