import { contract } from '@veloc/rules';
import type { Command } from '../command';

/** `ledger check`: exit status 1 when a rule of the ledger is broken. */
export const ledgerCheck: Command = {
  words: 'ledger check',
  usage: '',
  summary: 'run every invariant of the ledger',
  most: 0,
  async run({ call, print }) {
    const { violations, rows } = await call(contract.checkLedger);
    for (const { invariant, row } of rows) print(`${invariant} ${JSON.stringify(row)}`);
    print(`violations: ${violations}`);
    return violations === 0 ? 0 : 1;
  },
};
