import { contract } from '@veloc/rules';
import type { Command } from '../command';

/** `ledger check`: exit status 1 when a rule of the ledger is broken. */
export const ledgerCheck: Command = {
  words: 'ledger check',
  usage: '',
  summary: 'run every invariant of the ledger',
  most: 0,
  async run({ call, print }) {
    const { violations, stoppedSince, rows } = await call(contract.checkLedger);
    for (const { invariant, row } of rows) print(`${invariant} ${JSON.stringify(row)}`);
    if (stoppedSince !== null) print(`withdrawals are stopped since ${stoppedSince}, until a check passes`);
    print(`violations: ${violations}`);
    return violations === 0 ? 0 : 1;
  },
};
