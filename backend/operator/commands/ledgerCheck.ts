import * as v from 'valibot';
import type { Command } from '../command';

const answer = v.object({
  violations: v.number(),
  rows: v.array(v.object({ invariant: v.string(), row: v.record(v.string(), v.unknown()) })),
});

/** `ledger check`: exit status 1 when a rule of the ledger is broken. */
export const ledgerCheck: Command = {
  words: 'ledger check',
  usage: '',
  summary: 'run every invariant of the ledger',
  most: 0,
  async run({ call, print }) {
    const { violations, rows } = v.parse(answer, await call('GET', '/operator/ledger-check'));
    for (const { invariant, row } of rows) print(`${invariant} ${JSON.stringify(row)}`);
    print(`violations: ${violations}`);
    return violations === 0 ? 0 : 1;
  },
};
