import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import type { CommandContext } from './command';
import { OperatorError, type OperatorCall } from './call';

const answer = v.object({
  imported: v.number(),
  alreadyThere: v.number(),
  refused: v.number(),
  refusals: v.array(v.object({ line: v.number(), reason: v.string() })),
  /** What the operator has to do now. */
  warnings: v.optional(v.array(v.string()), []),
});

interface Import {
  /** What the person typed, for instance `results import`. */
  words: string;
  /** The call that takes one file of JSON Lines. */
  path: string;
}

/** Sends files of JSON Lines, names every refused line and goes on; the last line sums up all files. */
export async function importFiles({ call, args, print }: CommandContext, { words, path }: Import): Promise<number> {
  if (args.length === 0) throw new OperatorError(`Say which files: ${words} FILE…`);
  let [imported, alreadyThere, refused] = [0, 0, 0];
  for (const file of args) {
    const summary = await importFile(call, path, file);
    for (const { line, reason } of summary.refusals) print(`${file}:${line}: ${reason}`);
    for (const warning of summary.warnings) print(`${file}: ${warning}`);
    imported += summary.imported;
    alreadyThere += summary.alreadyThere;
    refused += summary.refused;
  }
  print(`imported ${imported}, already there ${alreadyThere}, refused ${refused}`);
  return 0;
}

async function importFile(call: OperatorCall, path: string, file: string) {
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw new OperatorError(`Cannot read ${file}: name a file that exists.`, { cause });
  });
  return v.parse(answer, await call('POST', path, bytes));
}
