import { contract } from '@veloc/rules';
import type { Command } from '../command';
import { importFiles } from '../importFiles';

const words = 'stock import';

export const stockImport: Command = {
  words,
  usage: 'FILE…',
  summary: 'put Classic tickets on sale (docs/stock-format.md)',
  run: (context) => importFiles(context, { words, row: contract.importStock }),
};
