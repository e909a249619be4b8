import * as v from 'valibot';
import { OperatorError } from '../call';
import type { Command } from '../command';

const unlocked = v.object({ phone: v.string(), userId: v.nullable(v.string()), forgotten: v.number() });

/** `users unlock PHONE`: for a player whom wrong codes or wrong PINs have locked out. */
export const usersUnlock: Command = {
  words: 'users unlock',
  usage: '+84PHONE',
  summary: 'forgive the wrong codes and wrong PINs of a phone; ask for a proof of whose it is first',
  async run({ call, args, print }) {
    const phone = args.join('');
    if (!phone) throw new OperatorError('Say which phone, with its country: users unlock +84912345678');
    const body = JSON.stringify({ phone });
    const answer = v.parse(unlocked, await call('POST', '/operator/users/unlock', body));
    const whose = answer.userId === null ? 'it has no account' : `player ${answer.userId}`;
    print(`${answer.phone}: unlocked, ${whose}; ${answer.forgotten} stored answers forgotten`);
    return 0;
  },
};
