import { contract } from '@veloc/rules';
import { OperatorError } from '../call';
import { listed, type Command } from '../command';

/** A sum of whole đồng that a person typed. */
export function moneyOf(typed: string, name: string): number {
  if (!/^\d+$/.test(typed)) throw new OperatorError(`--${name} takes whole đồng, for instance --${name} 75980220150`);
  return Number(typed);
}

/** `prizes list`: what waits for an answer, the oldest first. */
export const prizesList: Command = {
  words: 'prizes list',
  usage: '',
  summary: 'list the prizes that wait to be paid',
  most: 0,
  async run({ call, print }) {
    const rows = await call(contract.listClaims);
    for (const row of rows) {
      const sum = row.awaitsFigure ? `${row.amount} VND and a jackpot without a figure` : `${row.amount} VND`;
      const tiers = row.prizes
        .map(({ name, winners }) => (winners === null ? name : `${name} (winning plays known: ${winners})`))
        .join(', ');
      print(`${row.id}  ${row.state}  ${sum}  ${row.game}: ${tiers}  ${row.drawId}  ${row.player}  ${row.phone}`);
      print(`    since ${row.createdAt}, lapses ${row.lapsesAt}${row.reason ? `, rejected: ${row.reason}` : ''}`);
    }
    print(`open: ${listed(rows)}`);
    return 0;
  },
};

/** `prizes approve ID`: the prize arrives on the reward balance, once. */
export const prizesApprove: Command = {
  words: 'prizes approve',
  usage: 'ID [--amount N [--force]] [--note TEXT]',
  summary:
    'pay a prize that waits, once; --amount for a jackpot without a figure, --force for one far from the estimate',
  most: 1,
  options: ['amount', 'note'],
  flags: ['force'],
  async run({ call, args: [id], options: { amount, note }, flags, print }) {
    if (!id) throw new OperatorError('Say which prize: prizes approve ID [--amount N] [--note TEXT]');
    const body = {
      ...(amount && { amount: moneyOf(amount, 'amount') }),
      ...(flags.has('force') && { confirm: true }),
      ...(note && { note }),
    };
    const paid = await call(contract.approveClaim, { params: { id }, body });
    print(`${id}: ${paid.amount} VND, ${paid.state}`);
    return 0;
  },
};

/** `prizes reject ID --reason TEXT`: the sum stays owed. */
export const prizesReject: Command = {
  words: 'prizes reject',
  usage: 'ID --reason TEXT [--note TEXT]',
  summary: 'say why a prize is not paid; the player reads the reason',
  most: 1,
  options: ['reason', 'note'],
  async run({ call, args: [id], options: { reason, note }, print }) {
    if (!id || !reason) throw new OperatorError('Say which prize and why: prizes reject ID --reason "…"');
    const body = { reason, ...(note && { note }) };
    const kept = await call(contract.rejectClaim, { params: { id }, body });
    print(`${id}: ${kept.amount} VND, ${kept.state}`);
    return 0;
  },
};
