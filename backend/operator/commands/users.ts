import { contract } from '@veloc/rules';
import { OperatorError, type OperatorCall } from '../call';
import type { Command } from '../command';

interface PhoneCommand {
  /** After `users`. */
  word: string;
  summary: string;
  /** Makes the call; answers what was done, for who reads the phone before it. */
  ask(call: OperatorCall, phone: string): Promise<string>;
}

function phoneCommand({ word, summary, ask }: PhoneCommand): Command {
  const words = `users ${word}`;
  return {
    words,
    usage: '+84PHONE',
    summary: `${summary}; ask for a proof of whose it is first`,
    async run({ call, args, print }) {
      const phone = args.join('');
      if (!phone) throw new OperatorError(`Say which phone, with its country: ${words} +84912345678`);
      print(`${phone}: ${await ask(call, phone)}`);
      return 0;
    },
  };
}

/** `users unlock PHONE`: for a player whom others have locked out. */
export const usersUnlock = phoneCommand({
  word: 'unlock',
  summary: 'lift what others have used up of a phone, wrong PINs for one',
  async ask(call, phone) {
    const { userId, codes, counts, answers, link } = await call(contract.unlockPhone, { body: { phone } });
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
  async ask(call, phone) {
    const { userId, ended } = await call(contract.logOutPhone, { body: { phone } });
    return `logged out, player ${userId}; ${ended} sessions ended, every device and the PIN forgotten: the way in is a code`;
  },
});

/** `users rename ID NAME`: what a player cannot change after the first deposit. */
export const usersRename: Command = {
  words: 'users rename',
  usage: 'ID "NAME"',
  summary: 'give a player the name that a document shows; withdrawals go to accounts in it',
  async run({ call, args, print }) {
    const [id, ...name] = args;
    if (!id || name.length === 0) throw new OperatorError('Say which player and the name: users rename ID "NAME"');
    const user = await call(contract.renameUser, { params: { id }, body: { name: name.join(' ') } });
    print(`${user.id}: ${user.name}`);
    return 0;
  },
};

/** `users adjust PHONE AMOUNT REASON…`: what no other command can repair. */
export const usersAdjust: Command = {
  words: 'users adjust',
  usage: '+84PHONE AMOUNT REASON… [--reward] [--force]',
  summary:
    'put AMOUNT đồng into a player’s wallet by hand, or take it away (-500000), once for each REASON, which the player reads; --reward: of the reward balance; --force: also a large amount',
  flags: ['reward', 'force'],
  async run({ call, args: [phone = '', typed = '', ...words], flags, print }) {
    const reason = words.join(' ');
    if (!/^[+-]?\d{1,15}$/.test(typed) || reason === '') {
      throw new OperatorError(
        'Say which phone in one word, the amount in đồng and why: users adjust +84912345678 -500000 "REASON"',
      );
    }
    const amount = Number(typed);
    const source = flags.has('reward') ? ('reward' as const) : ('wallet' as const);
    const body = { phone, amount, source, reason, ...(flags.has('force') && { confirm: true }) };
    const { userId, name, transaction, balance, isRepeat } = await call(contract.adjustWallet, { body });
    const done = isRepeat ? `was adjusted for this reason on ${transaction.createdAt}, nothing changed` : 'adjusted';
    print(
      `${phone}: player ${userId} (${name}), ${amount} VND, ${done}; the wallet holds ${balance.amount} VND, the reward balance ${balance.rewardAmount} VND`,
    );
    return 0;
  },
};
