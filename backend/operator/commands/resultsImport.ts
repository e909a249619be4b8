import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { OperatorError, type OperatorCall } from '../call';
import type { Command } from '../command';

const answer = v.object({
  imported: v.number(),
  alreadyThere: v.number(),
  refused: v.number(),
  refusals: v.array(v.object({ line: v.number(), reason: v.string() })),
});

/** `results import FILE…`: names every refused record and goes on; the last line sums up all files. */
export const resultsImport: Command = {
  words: 'results import',
  usage: 'FILE…',
  summary: 'store draw results (docs/results-format.md)',
  async run({ call, args, print }) {
    if (args.length === 0) throw new OperatorError('Say which files: results import FILE…');
    let [imported, alreadyThere, refused] = [0, 0, 0];
    for (const file of args) {
      const summary = await importFile(call, file);
      for (const { line, reason } of summary.refusals) print(`${file}:${line}: ${reason}`);
      imported += summary.imported;
      alreadyThere += summary.alreadyThere;
      refused += summary.refused;
    }
    print(`imported ${imported}, already there ${alreadyThere}, refused ${refused}`);
    return 0;
  },
};

async function importFile(call: OperatorCall, file: string) {
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw new OperatorError(`Cannot read ${file}: name a file of results that exists.`, { cause });
  });
  return v.parse(answer, await call('POST', '/operator/results', bytes));
}
