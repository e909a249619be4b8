import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { OperatorError } from '../call';
import type { Command } from '../command';

const claim = v.object({
  id: v.string(),
  state: v.string(),
  createdAt: v.string(),
  lapsesAt: v.string(),
  amount: v.number(),
  awaitsFigure: v.boolean(),
  player: v.string(),
  phone: v.string(),
  game: v.string(),
  drawId: v.string(),
  prizes: v.array(v.object({ name: v.string(), winners: v.nullable(v.number()) })),
  reason: v.nullable(v.string()),
});

/** Options of a command, in any place of its words. */
export function optionsOf<Name extends string>(args: readonly string[], names: readonly Name[]) {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { ...(values as Partial<Record<Name, string>>), words: positionals };
  } catch (cause) {
    throw new OperatorError((cause as Error).message, { cause });
  }
}

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
  async run({ call, print }) {
    const rows = v.parse(v.array(claim), await call('GET', '/operator/prizes'));
    for (const row of rows) {
      const sum = row.awaitsFigure ? `${row.amount} VND and a jackpot without a figure` : `${row.amount} VND`;
      const tiers = row.prizes
        .map(({ name, winners }) => (winners === null ? name : `${name} (winning plays known: ${winners})`))
        .join(', ');
      print(`${row.id}  ${row.state}  ${sum}  ${row.game}: ${tiers}  ${row.drawId}  ${row.player}  ${row.phone}`);
      print(`    since ${row.createdAt}, lapses ${row.lapsesAt}${row.reason ? `, rejected: ${row.reason}` : ''}`);
    }
    print(`open: ${rows.length}`);
    return 0;
  },
};

/** `prizes approve ID`: the prize arrives on the reward balance, once. */
export const prizesApprove: Command = {
  words: 'prizes approve',
  usage: 'ID [--amount N] [--note TEXT]',
  summary: 'pay a prize that waits, once; --amount for a jackpot without a figure',
  async run({ call, args, print }) {
    const { words, amount, note } = optionsOf(args, ['amount', 'note']);
    const [id] = words;
    if (!id) throw new OperatorError('Say which prize: prizes approve ID [--amount N] [--note TEXT]');
    const body = JSON.stringify({ ...(amount && { amount: moneyOf(amount, 'amount') }), ...(note && { note }) });
    const paid = v.parse(claim, await call('POST', `/operator/prizes/${encodeURIComponent(id)}/approve`, body));
    print(`${id}: ${paid.amount} VND, ${paid.state}`);
    return 0;
  },
};

/** `prizes reject ID --reason TEXT`: the sum stays owed. */
export const prizesReject: Command = {
  words: 'prizes reject',
  usage: 'ID --reason TEXT [--note TEXT]',
  summary: 'say why a prize is not paid; the player reads the reason',
  async run({ call, args, print }) {
    const { words, reason, note } = optionsOf(args, ['reason', 'note']);
    const [id] = words;
    if (!id || !reason) throw new OperatorError('Say which prize and why: prizes reject ID --reason "…"');
    const body = JSON.stringify({ reason, ...(note && { note }) });
    const kept = v.parse(claim, await call('POST', `/operator/prizes/${encodeURIComponent(id)}/reject`, body));
    print(`${id}: ${kept.amount} VND, ${kept.state}`);
    return 0;
  },
};
