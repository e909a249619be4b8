import * as v from 'valibot';
import { OperatorError } from '../call';
import type { Command } from '../command';

interface PhoneCommand<Answer> {
  /** After `users`, and the last part of the call's path. */
  word: string;
  summary: string;
  answer: v.GenericSchema<unknown, Answer>;
  /** What was done, for who reads the phone before it. */
  tell(answer: Answer): string;
}

function phoneCommand<Answer>({ word, summary, answer, tell }: PhoneCommand<Answer>): Command {
  const words = `users ${word}`;
  return {
    words,
    usage: '+84PHONE',
    summary: `${summary}; ask for a proof of whose it is first`,
    async run({ call, args, print }) {
      const phone = args.join('');
      if (!phone) throw new OperatorError(`Say which phone, with its country: ${words} +84912345678`);
      const data = await call('POST', `/operator/users/${word}`, JSON.stringify({ phone }));
      print(`${phone}: ${tell(v.parse(answer, data))}`);
      return 0;
    },
  };
}

/** `users unlock PHONE`: for a player whom others have locked out. */
export const usersUnlock = phoneCommand({
  word: 'unlock',
  summary: 'lift what others have used up of a phone, wrong PINs for one',
  answer: v.object({
    userId: v.nullable(v.string()),
    codes: v.number(),
    counts: v.number(),
    answers: v.number(),
    link: v.string(),
  }),
  tell({ userId, codes, counts, answers, link }) {
    const whose = userId === null ? 'it has no account' : `player ${userId}`;
    const forgotten = `codes: ${codes}, counts of calls: ${counts}, stored answers: ${answers}`;
    return (
      `unlocked, ${whose}; wrong codes and PINs forgiven; forgotten are ${forgotten}. If others go on, give the owner ` +
      `<the shop's address>${link}: for an hour, a browser that has opened it gets its codes whatever they do`
    );
  },
});

/** `users logout PHONE`: for a player whose account somebody else is in. */
export const usersLogout = phoneCommand({
  word: 'logout',
  summary: 'end every session of a phone, forget its devices and take its PIN away',
  answer: v.object({ userId: v.string(), ended: v.number() }),
  tell: ({ userId, ended }) =>
    `logged out, player ${userId}; ${ended} sessions ended, every device and the PIN forgotten: the way in is a code`,
});

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
