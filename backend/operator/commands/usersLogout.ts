import * as v from 'valibot';
import { OperatorError } from '../call';
import type { Command } from '../command';

const loggedOut = v.object({ phone: v.string(), userId: v.string(), ended: v.number() });

/** `users logout PHONE`: for a player whose account somebody else is in. */
export const usersLogout: Command = {
  words: 'users logout',
  usage: '+84PHONE',
  summary: 'end every session of a phone and forget its devices; ask for a proof of whose it is first',
  async run({ call, args, print }) {
    const phone = args.join('');
    if (!phone) throw new OperatorError('Say which phone, with its country: users logout +84912345678');
    const { userId, ended } = v.parse(
      loggedOut,
      await call('POST', '/operator/users/logout', JSON.stringify({ phone })),
    );
    print(`${phone}: logged out, player ${userId}; ${ended} sessions ended, every device forgotten`);
    return 0;
  },
};
