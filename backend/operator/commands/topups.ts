import { contract } from '@veloc/rules';
import { OperatorError } from '../call';
import { listed, statementLine, type Command } from '../command';

const reasons = {
  unknown: 'no such top-up',
  reference: 'another transfer has this reference',
  confirmed: 'may be the one that was confirmed by a reference: match it, or credit it as money of its own',
  bounced: 'a withdrawal came back by this reference, so it is no money for a top-up',
  amount: 'not the amount asked for',
};

/** `topups confirm ID [REFERENCE AMOUNT]`: credits what came for a top-up, or what it asked for, once however often it is called. */
export const topupsConfirm: Command = {
  words: 'topups confirm',
  usage: 'ID [REFERENCE AMOUNT [--force]]',
  summary:
    'credit what came for a top-up, or what it asked for, once; REFERENCE and AMOUNT are the bank’s, from its statement; --force: also where the amount is far from what was asked for',
  flags: ['force'],
  async run({ call, args: [id, ...seen], flags, print }) {
    if (!id) throw new OperatorError('Say which top-up: topups confirm ID');
    const body = {
      ...(seen.length > 0 && statementLine(seen, 'topups confirm ID REFERENCE AMOUNT')),
      ...(flags.has('force') && { confirm: true }),
    };
    const topUp = await call(contract.confirmTopUp, { params: { id }, body });
    print(`${topUp.id}: ${topUp.amount} VND, ${topUp.status}`);
    return 0;
  },
};

/** `topups list`: money that is in no wallet, and confirmed money that the bank has not reported. */
export const topupsList: Command = {
  words: 'topups list',
  usage: '',
  summary: 'list transfers that are in no wallet, and confirmed ones that the bank has not reported',
  most: 0,
  async run({ call, print }) {
    const { unmatched, awaited } = await call(contract.listArrivals);
    for (const { id, receivedAt, amount, reference, topUpId, reason } of unmatched) {
      // What the bank named may be any text; a line of its own must not look like another row.
      const named = `top-up ${JSON.stringify(topUpId)}  reference ${JSON.stringify(reference)}`;
      print(`${id}  ${receivedAt}  ${amount} VND  ${named}  ${reasons[reason]}`);
    }
    for (const claim of awaited) {
      print(`top-up ${claim.topUpId}  confirmed ${claim.confirmedAt}  ${claim.awaited} VND not reported yet`);
    }
    print(`in no wallet: ${listed(unmatched)}`);
    print(`not reported: ${listed(awaited)}`);
    return 0;
  },
};

/** `topups credit TRANSFER [TOPUP]`: an unmatched transfer goes to the wallet of its top-up, or of the one named. */
export const topupsCredit: Command = {
  words: 'topups credit',
  usage: 'TRANSFER [TOPUP] [--other] [--force]',
  summary:
    'credit a transfer that is in no wallet, once; TOPUP says whose it is; --other: it is not the one that was confirmed; --force: it is TOPUP’s although the amount is far from what was asked for, or TOPUP was paid',
  most: 2,
  flags: ['other', 'force'],
  async run({ call, args: [id, topUpId], flags, print }) {
    if (!id) throw new OperatorError('Say which transfer: topups credit TRANSFER [TOPUP]');
    const body = { ...(topUpId && { topUpId }), isOther: flags.has('other'), confirm: flags.has('force') };
    const topUp = await call(contract.creditArrival, { params: { id }, body });
    print(`${topUp.id}: ${topUp.amount} VND, ${topUp.status}`);
    return 0;
  },
};

/** `topups match TRANSFER [TOPUP]`: an unmatched transfer is the one that was confirmed with a wrong reference. */
export const topupsMatch: Command = {
  words: 'topups match',
  usage: 'TRANSFER [TOPUP]',
  summary:
    'say that a transfer is the one that was confirmed with a wrong reference, once; TOPUP: for which, where it names none',
  most: 2,
  async run({ call, args: [id, topUpId], print }) {
    if (!id) throw new OperatorError('Say which transfer: topups match TRANSFER [TOPUP]');
    const body = { ...(topUpId && { topUpId }), isConfirmed: true };
    const topUp = await call(contract.creditArrival, { params: { id }, body });
    print(`${topUp.id}: ${topUp.amount} VND, ${topUp.status}`);
    return 0;
  },
};

/** `topups return TRANSFER`: an unmatched transfer was sent back. */
export const topupsReturn: Command = {
  words: 'topups return',
  usage: 'TRANSFER [--other]',
  summary:
    'say that a transfer that is in no wallet was sent back, once; --other: it is not the one that was confirmed',
  most: 1,
  flags: ['other'],
  async run({ call, args: [id], flags, print }) {
    if (!id) throw new OperatorError('Say which transfer: topups return TRANSFER');
    const body = { isOther: flags.has('other') };
    const { amount } = await call(contract.returnArrival, { params: { id }, body });
    print(`${id}: ${amount} VND, returned`);
    return 0;
  },
};
