import { contract } from '@veloc/rules';
import { OperatorError } from '../call';
import type { Command } from '../command';

/** `draws force PERIOD…`: lets results in although the books cannot be sealed, which the public log says for ever. */
export const drawsForce: Command = {
  words: 'draws force',
  usage: 'PERIOD…',
  summary: 'take results although the books of these draws cannot be sealed; the public log of seals tells everybody',
  async run({ call, args, print }) {
    if (args.length === 0) throw new OperatorError('Say which periods: draws force PERIOD…');
    for (const id of args) {
      const { periodId, sealed } = await call(contract.forceResult, { params: { periodId: id } });
      print(
        sealed
          ? `${periodId}: sealed after all, so nothing was forced; import its result`
          : `${periodId}: forced, its public log says that no seal came before the result; import its result`,
      );
    }
    return 0;
  },
};
