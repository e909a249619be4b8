import * as v from 'valibot';
import { OperatorError } from '../call';
import type { Command } from '../command';

const renamed = v.object({ id: v.string(), name: v.string() });

/** `users rename ID NAME`: what a player cannot change after the first deposit. */
export const usersRename: Command = {
  words: 'users rename',
  usage: 'ID "NAME"',
  summary: 'give a player the name that a document shows; withdrawals go to accounts in it',
  async run({ call, args, print }) {
    const [id, ...name] = args;
    if (!id || name.length === 0) throw new OperatorError('Say which player and the name: users rename ID "NAME"');
    const body = JSON.stringify({ name: name.join(' ') });
    const user = v.parse(renamed, await call('POST', `/operator/users/${encodeURIComponent(id)}/rename`, body));
    print(`${user.id}: ${user.name}`);
    return 0;
  },
};
