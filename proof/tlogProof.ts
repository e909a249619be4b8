import { ProofError, fromBase64, hashFromBase64, readNumber, toBase64 } from './bytes';
import { LONGEST_NOTE } from './note';
import { LONGEST_PROOF, type Hash } from './tree';

const HEADER = 'c2sp.org/tlog-proof@v1';

/** That an entry is in a log, for whoever is offline (C2SP tlog-proof). */
export interface TlogProof {
  index: number;
  /** From the leaf's sibling up to the root's child. */
  hashes: readonly Hash[];
  /** The signed checkpoint, byte for byte. */
  checkpoint: string;
  extra?: Uint8Array;
}

export function tlogProofText({ index, hashes, checkpoint, extra }: TlogProof): string {
  const about = extra ? [`extra ${toBase64(extra)}`] : [];
  return [HEADER, ...about, `index ${index}`, ...hashes.map(toBase64), '', checkpoint].join('\n');
}

/** Takes a proof apart and checks none of it. Throws a ProofError for what is none. */
export function readTlogProof(text: unknown): TlogProof {
  if (typeof text !== 'string' || text.length > LONGEST_NOTE) throw new ProofError('A proof of a log is missing.');
  const end = text.indexOf('\n\n');
  const [header, ...lines] = text.slice(0, Math.max(end, 0)).split('\n', LONGEST_PROOF + 4);
  if (header !== HEADER) throw new ProofError('A text is no proof of a log.');
  const extra = lines[0]?.startsWith('extra ') ? fromBase64(lines.shift()?.slice('extra '.length) ?? '') : undefined;
  const [first = '', ...hashes] = lines;
  if (!first.startsWith('index ') || hashes.length > LONGEST_PROOF)
    throw new ProofError('A text is no proof of a log.');
  return {
    index: readNumber(first.slice('index '.length)),
    hashes: hashes.map(hashFromBase64),
    checkpoint: text.slice(end + 2),
    ...(extra && { extra }),
  };
}
