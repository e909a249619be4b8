import { contract } from '@veloc/rules';
import { readFile } from 'node:fs/promises';
import { OperatorError } from '../call';
import type { Command } from '../command';
import { moneyOf } from './prizes';
/** `results correct FILE --reason TEXT`: each record of the file takes the place of the stored one, in public. */
export const resultsCorrect: Command = {
  words: 'results correct',
  usage: 'FILE --reason TEXT',
  summary: 'correct stored results in public, while no big prize is paid on them',
  most: 1,
  options: ['reason'],
  async run({ call, args: [file], options: { reason }, print }) {
    if (!file || !reason) throw new OperatorError('Say which file and why: results correct FILE --reason "…"');
    const text = await readFile(file, 'utf8').catch((cause: unknown) => {
      throw new OperatorError(`Cannot read ${file}: name a file that exists.`, { cause });
    });
    for (const [index, line] of text.split('\n').entries()) {
      if (line.trim() === '') continue;
      const body = { reason, record: recordOf(line, `${file}:${index + 1}`) };
      const { drawId, tickets, warnings } = await call(contract.correctResult, { body });
      print(`${drawId}: corrected, ${tickets} tickets judged again`);
      for (const warning of warnings) print(warning);
    }
    return 0;
  },
};

/** The shop judges what it is. */
function recordOf(line: string, where: string): Record<string, unknown> {
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch (cause) {
    throw new OperatorError(`${where}: is not JSON`, { cause });
  }
}

/** `results pool DRAW --jackpot1 N`: the figure that a record did not print. */
export const resultsPool: Command = {
  words: 'results pool',
  usage: 'DRAW --jackpot1 N',
  summary: 'give a draw the jackpot (--jackpot1, --jackpot2) that its record did not print',
  most: 1,
  options: ['jackpot1', 'jackpot2'],
  async run({ call, args: [draw], options: { jackpot1, jackpot2 }, print }) {
    if (!draw || !(jackpot1 || jackpot2)) throw new OperatorError('Say which draw: results pool DRAW --jackpot1 N');
    const body = {
      ...(jackpot1 && { jackpot1: moneyOf(jackpot1, 'jackpot1') }),
      ...(jackpot2 && { jackpot2: moneyOf(jackpot2, 'jackpot2') }),
    };
    const answer = await call(contract.setPools, { params: { drawId: draw }, body });
    print(`${answer.drawId}: ${answer.priced} prizes have their sum now`);
    for (const warning of answer.warnings) print(warning);
    return 0;
  },
};
