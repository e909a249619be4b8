import { contract } from '@veloc/rules';
import { OperatorError } from '../call';
import { statementLine, type Command } from '../command';
/** `withdrawals list`: what is to be paid out, the oldest first. */
export const withdrawalsList: Command = {
  words: 'withdrawals list',
  usage: '',
  summary: 'list what is to be paid out',
  most: 0,
  async run({ call, print }) {
    const { total, shown } = await call(contract.waitingWithdrawals);
    for (const { id, createdAt, status, amount, bank, accountNumber, accountHolder, player } of shown) {
      const taken = status === 'processing' ? '  processing' : '';
      print(
        `${id}  ${createdAt}  ${amount} VND  ${bank}  ${accountNumber}  ${accountHolder}  (player ${player.name}, ${player.phone})${taken}`,
      );
    }
    const more = total - shown.length;
    print(`waiting: ${total}${more > 0 ? `, of which ${more} later ones are not shown: pay out some first` : ''}`);
    return 0;
  },
};

/** `withdrawals start ID`: the money is about to be sent. */
export const withdrawalsStart = withdrawalStep(
  'start',
  'take a withdrawal up before sending it, so that the player cannot cancel it',
);

/** `withdrawals complete ID`: the money was sent. */
export const withdrawalsComplete = withdrawalStep('complete', 'say that a withdrawal was paid out, once');

const steps = { start: contract.startWithdrawal, complete: contract.completeWithdrawal };

function withdrawalStep(word: keyof typeof steps, summary: string): Command {
  return {
    words: `withdrawals ${word}`,
    usage: 'ID',
    summary,
    most: 1,
    async run({ call, args: [id], print }) {
      if (!id) throw new OperatorError(`Say which withdrawal: withdrawals ${word} ID`);
      const { amount, status } = await call(steps[word], { params: { id } });
      print(`${id}: ${amount} VND, ${status}`);
      return 0;
    },
  };
}

/** `withdrawals reject ID [--started] [REASON]`: the held amount goes back. */
export const withdrawalsReject: Command = {
  words: 'withdrawals reject',
  usage: 'ID [--started] [REASON]',
  summary: 'return the held amount, once; --started: of one that was started and not sent; the player reads the reason',
  flags: ['started'],
  async run({ call, args: [id, ...reason], flags, print }) {
    if (!id) throw new OperatorError('Say which withdrawal: withdrawals reject ID [--started] [REASON]');
    const started = flags.has('started');
    const body = {
      ...(reason.length > 0 && { reason: reason.join(' ') }),
      ...(started && { started }),
    };
    const { amount, status } = await call(contract.rejectWithdrawal, { params: { id }, body });
    print(`${id}: ${amount} VND, ${status}`);
    return 0;
  },
};

/** `withdrawals bounced ID REFERENCE AMOUNT`: the bank returned what was sent. */
export const withdrawalsBounced: Command = {
  words: 'withdrawals bounced',
  usage: 'ID REFERENCE AMOUNT [--force]',
  summary:
    'book a transfer back that the bank returned after it was sent, once; REFERENCE and AMOUNT are the bank’s, of the return; --force: also where less came back than was sent',
  flags: ['force'],
  async run({ call, args: [id = '', ...seen], flags, print }) {
    const body = {
      ...statementLine(seen, 'withdrawals bounced ID REFERENCE AMOUNT'),
      ...(flags.has('force') && { confirm: true }),
    };
    const { amount, status } = await call(contract.bounceWithdrawal, { params: { id }, body });
    print(`${id}: ${amount} VND, ${status}`);
    return 0;
  },
};
