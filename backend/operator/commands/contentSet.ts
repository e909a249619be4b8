import { contract } from '@veloc/rules';
import { readFile } from 'node:fs/promises';
import { settableKinds } from '../../public/setContents';
import { OperatorError } from '../call';
import type { Command } from '../command';
const kinds = settableKinds.join('|');

/** `content set KIND FILE`: the file takes the place of the shop's texts of that kind. */
export const contentSet: Command = {
  words: 'content set',
  usage: `${kinds} FILE`,
  summary: 'replace guides, texts, contact data or banners (docs/content-format.md)',
  most: 2,
  async run({ call, args, print }) {
    const [kind, file] = args;
    if (kind === undefined || file === undefined || !settableKinds.some((known) => known === kind))
      throw new OperatorError(`Say what to set and from which file: content set ${kinds} FILE`);
    const bytes = await readFile(file).catch((cause: unknown) => {
      throw new OperatorError(`Cannot read ${file}: name a file that exists.`, { cause });
    });
    const { changed } = await call(contract.setContents, { params: { kind }, file: bytes });
    print(`${kind}: ${changed} changed`);
    return 0;
  },
};
