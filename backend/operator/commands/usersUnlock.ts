import * as v from 'valibot';
import { OperatorError } from '../call';
import type { Command } from '../command';

const unlocked = v.object({
  phone: v.string(),
  userId: v.nullable(v.string()),
  codes: v.number(),
  counts: v.number(),
  answers: v.number(),
});

/** `users unlock PHONE`: for a player whom others have locked out. */
export const usersUnlock: Command = {
  words: 'users unlock',
  usage: '+84PHONE',
  summary: 'lift what others have used up of a phone, wrong PINs for one; ask for a proof of whose it is first',
  async run({ call, args, print }) {
    const phone = args.join('');
    if (!phone) throw new OperatorError('Say which phone, with its country: users unlock +84912345678');
    const body = JSON.stringify({ phone });
    const answer = v.parse(unlocked, await call('POST', '/operator/users/unlock', body));
    const whose = answer.userId === null ? 'it has no account' : `player ${answer.userId}`;
    const { codes, counts, answers } = answer;
    print(
      `${answer.phone}: unlocked, ${whose}; wrong codes and PINs forgiven; ` +
        `forgotten are codes: ${codes}, counts of calls: ${counts}, stored answers: ${answers}`,
    );
    return 0;
  },
};
