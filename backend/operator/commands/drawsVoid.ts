import { contract } from '@veloc/rules';
import { OperatorError } from '../call';
import type { Command } from '../command';

/** `draws void PERIOD…`: refunds every ticket of the periods, once however often it is called. */
export const drawsVoid: Command = {
  words: 'draws void',
  usage: 'PERIOD… [--force]',
  summary: 'call draws off and refund their tickets, once and for good; --force: also draws that are yet to come',
  flags: ['force'],
  async run({ call, args, flags, print }) {
    if (args.length === 0) throw new OperatorError('Say which periods: draws void PERIOD…');
    const left = new Set<string>();
    for (const id of args) {
      const voided = await call(contract.voidDraw, { params: { periodId: id }, body: { confirm: flags.has('force') } });
      print(`${voided.periodId}: void, ${voided.tickets} tickets refunded, ${voided.amount} VND`);
      for (const other of voided.sameDraw) left.add(other);
    }
    const others = [...left].filter((id) => !args.includes(id));
    if (others.length > 0)
      print(`The same draw also decides: ${others.join(' ')}. Void them too if it did not happen.`);
    return 0;
  },
};
