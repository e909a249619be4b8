import * as v from 'valibot';
import { numberSetSchema } from '../numberSets';
import type { RenameNumberSetRequest, SaveNumberSetRequest } from '../requests/numberSets';
import { player, takes } from './call';

// The numbers that a player keeps under names.

export const listNumberSets = player('GET', '/client-number-sets', v.array(numberSetSchema));
export const saveNumberSet = player(
  'POST',
  '/client-number-sets',
  numberSetSchema,
  takes<SaveNumberSetRequest>({ isIdempotent: true }),
);
export const renameNumberSet = player(
  'PUT',
  '/client-number-sets/:id',
  numberSetSchema,
  takes<RenameNumberSetRequest>(),
);
export const deleteNumberSet = player('DELETE', '/client-number-sets/:id', v.object({ deleted: v.number() }));
