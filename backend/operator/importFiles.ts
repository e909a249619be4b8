import { readFile } from 'node:fs/promises';
import type { contract } from '@veloc/rules';
import type { CommandContext } from './command';
import { OperatorError, type OperatorCall } from './call';

type ImportRow = typeof contract.importResults | typeof contract.importStock;

interface Import {
  /** What the person typed, for instance `results import`. */
  words: string;
  /** The call that takes one file of JSON Lines. */
  row: ImportRow;
}

/** Sends files of JSON Lines, names every refused line and goes on; the last line sums up all files. */
export async function importFiles({ call, args, print }: CommandContext, { words, row }: Import): Promise<number> {
  if (args.length === 0) throw new OperatorError(`Say which files: ${words} FILE…`);
  let [imported, alreadyThere, refused] = [0, 0, 0];
  for (const file of args) {
    const summary = await importFile(call, row, file);
    for (const { line, reason } of summary.refusals) print(`${file}:${line}: ${reason}`);
    for (const warning of summary.warnings) print(`${file}: ${warning}`);
    imported += summary.imported;
    alreadyThere += summary.alreadyThere;
    refused += summary.refused;
  }
  print(`imported ${imported}, already there ${alreadyThere}, refused ${refused}`);
  return 0;
}

async function importFile(call: OperatorCall, row: ImportRow, file: string) {
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw new OperatorError(`Cannot read ${file}: name a file that exists.`, { cause });
  });
  return call(row, { file: bytes });
}
