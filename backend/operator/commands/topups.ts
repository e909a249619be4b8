import * as v from 'valibot';
import { OperatorError } from '../call';
import { listed, type Command } from '../command';

const changed = v.object({ id: v.string(), amount: v.number(), status: v.string() });
const returned = v.object({ id: v.string(), amount: v.number() });
const open = v.object({
  unmatched: v.array(
    v.object({
      id: v.string(),
      receivedAt: v.string(),
      amount: v.number(),
      reference: v.string(),
      topUpId: v.string(),
      reason: v.picklist(['unknown', 'reference', 'confirmed', 'amount']),
    }),
  ),
  awaited: v.array(v.object({ topUpId: v.string(), confirmedAt: v.string(), awaited: v.number() })),
});

const reasons = {
  unknown: 'no such top-up',
  reference: 'another transfer has this reference',
  confirmed: 'may be the one that was confirmed by a reference: match it, or credit it as money of its own',
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
    const body = JSON.stringify({ ...seenOn(seen), ...(flags.has('force') && { confirm: true }) });
    const topUp = v.parse(changed, await call('POST', `/operator/topups/${encodeURIComponent(id)}/confirm`, body));
    print(`${topUp.id}: ${topUp.amount} VND, ${topUp.status}`);
    return 0;
  },
};

/** A statement writes references with spaces; the last word is the amount. */
function seenOn(words: readonly string[]) {
  if (words.length === 0) return {};
  const [reference, amount = ''] = [words.slice(0, -1).join(' '), words.at(-1)];
  if (reference && /^\d{1,15}$/.test(amount)) return { reference, amount: Number(amount) };
  throw new OperatorError('Say the amount that arrived, in đồng: topups confirm ID REFERENCE AMOUNT');
}

/** `topups list`: money that is in no wallet, and confirmed money that the bank has not reported. */
export const topupsList: Command = {
  words: 'topups list',
  usage: '',
  summary: 'list transfers that are in no wallet, and confirmed ones that the bank has not reported',
  most: 0,
  async run({ call, print }) {
    const { unmatched, awaited } = v.parse(open, await call('GET', '/operator/arrivals'));
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
  usage: 'TRANSFER [TOPUP] [--other]',
  summary:
    'credit a transfer that is in no wallet, once; TOPUP says whose it is; --other: it is not the one that was confirmed',
  most: 2,
  flags: ['other'],
  async run({ call, args: [id, topUpId], flags, print }) {
    if (!id) throw new OperatorError('Say which transfer: topups credit TRANSFER [TOPUP]');
    const body = JSON.stringify({ ...(topUpId && { topUpId }), isOther: flags.has('other') });
    const topUp = v.parse(changed, await call('POST', `/operator/arrivals/${encodeURIComponent(id)}/credit`, body));
    print(`${topUp.id}: ${topUp.amount} VND, ${topUp.status}`);
    return 0;
  },
};

/** `topups match TRANSFER`: an unmatched transfer is the one that was confirmed with a wrong reference. */
export const topupsMatch: Command = {
  words: 'topups match',
  usage: 'TRANSFER',
  summary: 'say that a transfer is the one that was confirmed with a wrong reference, once',
  most: 1,
  async run({ call, args: [id], print }) {
    if (!id) throw new OperatorError('Say which transfer: topups match TRANSFER');
    const topUp = v.parse(
      changed,
      await call('POST', `/operator/arrivals/${encodeURIComponent(id)}/credit`, '{"isConfirmed":true}'),
    );
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
    const body = JSON.stringify({ isOther: flags.has('other') });
    const path = `/operator/arrivals/${encodeURIComponent(id)}/return`;
    const { amount } = v.parse(returned, await call('POST', path, body));
    print(`${id}: ${amount} VND, returned`);
    return 0;
  },
};
