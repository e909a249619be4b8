import { HASH_SIZE, ProofError, hashOf, sameBytes } from './bytes';

/** 32 bytes. */
export type Hash = Uint8Array;

/** The hash of the perfect subtree over the leaves `[index * 2 ** height, (index + 1) * 2 ** height)`. */
export type ReadNode = (height: number, index: number) => Hash;

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

/** A proof in a tree of 2 ** 53 leaves has no more; longer ones are refused before anything is hashed. */
export const LONGEST_PROOF = 53;

/** RFC 6962 §2.1. */
export const leafHash = (entry: Uint8Array): Hash => hashOf(LEAF, entry);

/** RFC 6962 §2.1. */
export const nodeHash = (left: Hash, right: Hash): Hash => hashOf(NODE, left, right);

const half = (number: number) => Math.floor(number / 2);
const isOdd = (number: number) => number % 2 === 1;

/** The greatest power of two below `size`, which is 2 or more. */
function splitOf(size: number): number {
  let split = 1;
  while (split * 2 < size) split *= 2;
  return split;
}

/**
 * The right edge of a growing tree (compact range): one hash for each 1 in the binary form of its size, greatest subtree first,
 * so 20 at most for a million leaves.
 */
export class Frontier {
  private constructor(
    private count: number,
    private readonly stack: Hash[],
  ) {}

  static empty(): Frontier {
    return new Frontier(0, []);
  }

  /** As `size` and `hashes` gave it. Throws a ProofError where the two do not belong together. */
  static from(size: number, hashes: readonly Hash[]): Frontier {
    let ones = 0;
    for (let rest = size; rest > 0; rest = half(rest)) ones += rest % 2;
    if (!Number.isSafeInteger(size) || size < 0 || hashes.length !== ones || hashes.some(isNoHash)) {
      throw new ProofError(`A tree of ${size} leaves has ${ones} hashes at its edge.`);
    }
    return new Frontier(size, [...hashes]);
  }

  get size(): number {
    return this.count;
  }

  get hashes(): readonly Hash[] {
    return this.stack;
  }

  /** `onNode` is told each inner node that the leaf completes. */
  append(leaf: Hash, onNode?: (height: number, index: number, hash: Hash) => void): void {
    let hash = leaf;
    for (let [height, size] = [1, this.count]; isOdd(size); [height, size] = [height + 1, half(size)]) {
      hash = nodeHash(this.stack.pop() as Hash, hash);
      onNode?.(height, half(size), hash);
    }
    this.stack.push(hash);
    this.count += 1;
  }

  /** Of no leaves: SHA-256 of nothing. */
  root(): Hash {
    return this.stack.length === 0 ? hashOf() : this.stack.reduceRight((right, left) => nodeHash(left, right));
  }
}

const isNoHash = (hash: Hash) => hash.length !== HASH_SIZE;

/** The root over leaves that are hashed already. */
export function rootOf(leaves: Iterable<Hash>): Hash {
  const frontier = Frontier.empty();
  for (const leaf of leaves) frontier.append(leaf);
  return frontier.root();
}

/** Nodes over leaves in memory, each hashed once. */
export function nodesOf(leaves: readonly Hash[]): ReadNode {
  const levels: Hash[][] = [[...leaves]];
  return (height, index) => {
    while (levels.length <= height) {
      const below = levels.at(-1) ?? [];
      const pairs = half(below.length);
      levels.push(Array.from({ length: pairs }, (_, at) => nodeHash(below[at * 2] as Hash, below[at * 2 + 1] as Hash)));
    }
    const node = levels[height]?.[index];
    if (!node) throw new ProofError('The tree has no such node.');
    return node;
  };
}

/** The hash over `[start, end)`, whose start is a multiple of the power of two not below its length. */
function rangeHash(start: number, end: number, node: ReadNode): Hash {
  const parts: Hash[] = [];
  let at = start;
  while (at < end) {
    const rest = end - at;
    const size = splitOf(rest + 1);
    parts.push(node(Math.log2(size), at / size));
    at += size;
  }
  return parts.reduceRight((right, left) => nodeHash(left, right));
}

/** The root of the tree of `size` leaves that these nodes are of. */
export function rootAt(size: number, node: ReadNode): Hash {
  return size === 0 ? hashOf() : rangeHash(0, size, node);
}

/**
 * RFC 6962 §2.1.1: from the leaf's sibling up to the root's child. Throws a ProofError for a place outside of the tree.
 */
export function inclusionProof(index: number, size: number, node: ReadNode): Hash[] {
  if (!isPlace(index, size)) throw new ProofError(`A tree of ${size} leaves has none at ${index}.`);
  const path = (start: number, end: number): Hash[] => {
    if (end - start === 1) return [];
    const middle = start + splitOf(end - start);
    return index < middle
      ? [...path(start, middle), rangeHash(middle, end, node)]
      : [...path(middle, end), rangeHash(start, middle, node)];
  };
  return path(0, size);
}

/** RFC 6962 §2.1.2: that the tree of `second` leaves begins with that of `first`. Throws a ProofError where it has not as many. */
export function consistencyProof(first: number, second: number, node: ReadNode): Hash[] {
  if (!isSize(first) || !isSize(second) || first > second) {
    throw new ProofError(`A tree of ${second} leaves has not grown from one of ${first}.`);
  }
  const path = (start: number, end: number, isWhole: boolean): Hash[] => {
    if (first === end) return isWhole ? [] : [rangeHash(start, end, node)];
    const middle = start + splitOf(end - start);
    return first <= middle
      ? [...path(start, middle, isWhole), rangeHash(middle, end, node)]
      : [...path(middle, end, false), rangeHash(start, middle, node)];
  };
  return first === 0 ? [] : path(0, second, true);
}

const isSize = (size: number) => Number.isSafeInteger(size) && size >= 0;
const isPlace = (index: number, size: number) => isSize(index) && isSize(size) && index < size;
const isProof = (proof: readonly Hash[]) => proof.length <= LONGEST_PROOF && !proof.some(isNoHash);

/** What an inclusion proof is about. */
export interface Inclusion {
  leaf: Hash;
  index: number;
  size: number;
  root: Hash;
  proof: readonly Hash[];
}

/** RFC 9162 §2.1.3.2. Never throws. */
export function checkInclusion({ leaf, index, size, root, proof }: Inclusion): boolean {
  if (!isPlace(index, size) || isNoHash(leaf) || !isProof(proof)) return false;
  let [at, last, hash] = [index, size - 1, leaf];
  for (const sibling of proof) {
    if (last === 0) return false;
    if (isOdd(at) || at === last) {
      hash = nodeHash(sibling, hash);
      while (!isOdd(at) && at !== 0) [at, last] = [half(at), half(last)];
    } else {
      hash = nodeHash(hash, sibling);
    }
    [at, last] = [half(at), half(last)];
  }
  return last === 0 && sameBytes(hash, root);
}

/** What a consistency proof is about. */
export interface Consistency {
  first: { size: number; root: Hash };
  second: { size: number; root: Hash };
  proof: readonly Hash[];
}

/** RFC 9162 §2.1.4.2; a tree of no leaves begins every tree, without a proof. Never throws. */
export function checkConsistency({ first, second, proof }: Consistency): boolean {
  if (!isSize(first.size) || !isSize(second.size) || first.size > second.size || !isProof(proof)) return false;
  if (first.size === second.size) return proof.length === 0 && sameBytes(first.root, second.root);
  if (first.size === 0) return proof.length === 0 && sameBytes(first.root, hashOf());
  const isPerfect = splitOf(first.size + 1) === first.size;
  const [start, ...path] = isPerfect ? [first.root, ...proof] : proof;
  if (!start) return false;
  let [at, last] = [first.size - 1, second.size - 1];
  while (isOdd(at)) [at, last] = [half(at), half(last)];
  let [older, newer] = [start, start];
  for (const sibling of path) {
    if (last === 0) return false;
    if (isOdd(at) || at === last) {
      [older, newer] = [nodeHash(sibling, older), nodeHash(sibling, newer)];
      while (!isOdd(at) && at !== 0) [at, last] = [half(at), half(last)];
    } else {
      newer = nodeHash(newer, sibling);
    }
    [at, last] = [half(at), half(last)];
  }
  return last === 0 && sameBytes(older, first.root) && sameBytes(newer, second.root);
}
