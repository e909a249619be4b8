import { contract, type SaveNumberSetRequest } from '@veloc/rules';
import { callOf } from '../call';
import { createAsk } from '../read';
import type { Send } from '../transport';

/** The numbers that a player keeps under names: calls of pages that bring their own. */
export function numberSetCalls(send: Send) {
  const { ask } = createAsk(send);
  return {
    /** The newest first. */
    numberSets: () => ask(contract.listNumberSets),

    /** Numbers that are kept already take the new name. */
    saveNumberSet: (set: SaveNumberSetRequest) => ask(contract.saveNumberSet, { body: set }),

    renameNumberSet: (id: string, name: string) => ask(contract.renameNumberSet, { params: { id }, body: { name } }),

    deleteNumberSet: async (id: string) => {
      await send(callOf(contract.deleteNumberSet, { params: { id } }));
    },
  };
}
