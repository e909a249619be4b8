import { contract } from '@veloc/rules';
import type { Command } from '../command';
import { importFiles } from '../importFiles';

const words = 'results import';

export const resultsImport: Command = {
  words,
  usage: 'FILE…',
  summary: 'store draw results (docs/results-format.md)',
  run: (context) => importFiles(context, { words, row: contract.importResults }),
};
