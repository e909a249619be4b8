import * as v from 'valibot';
import { OperatorError } from '../call';
import type { Command } from '../command';

const answer = v.object({ id: v.string(), amount: v.number(), status: v.string() });

/** `topups confirm ID`: credits a pending top-up, once however often it is called. */
export const topupsConfirm: Command = {
  words: 'topups confirm',
  usage: 'ID',
  summary: 'credit a pending top-up, once',
  async run({ call, args, print }) {
    const [id] = args;
    if (!id) throw new OperatorError('Say which top-up: topups confirm ID');
    const topUp = v.parse(answer, await call('POST', `/operator/topups/${encodeURIComponent(id)}/confirm`, '{}'));
    print(`${topUp.id}: ${topUp.amount} VND, ${topUp.status}`);
    return 0;
  },
};
