import { ProofError, hashFromBase64, readNumber, toBase64 } from './bytes';
import type { Hash } from './tree';

/** A log's tree at one moment, as its owner signs it (C2SP tlog-checkpoint). */
export interface Checkpoint {
  /** The log's name: `shop.example/seals`. */
  origin: string;
  size: number;
  root: Hash;
  /** Further lines, for which nobody vouches but the log. */
  extensions?: readonly string[];
}

/** The text that is signed, with its last newline. */
export function checkpointText({ origin, size, root, extensions = [] }: Checkpoint): string {
  return [origin, size, toBase64(root), ...extensions, ''].join('\n');
}

/** Throws a ProofError for what is no checkpoint. */
export function readCheckpoint(text: string): Checkpoint {
  const [origin = '', size, root, ...more] = text.split('\n');
  const end = more.pop();
  if (origin === '' || end !== '' || more.includes('')) throw new ProofError('A text is no checkpoint of a log.');
  return { origin, size: readNumber(size), root: hashFromBase64(root), extensions: more };
}
