import { HASH_SIZE, ProofError, concat, readNumber } from './bytes';
import { rootOf, type Hash, type ReadNode } from './tree';

/** Hashes of a full tile, entries of a full bundle (C2SP tlog-tiles). */
export const TILE_WIDTH = 256;
const TILE_HEIGHT = 8;

/** One tile: of `width` hashes, each the root of a full tile a level below, or of a leaf at level 0. */
export interface Tile {
  level: number;
  index: number;
  /** 256, or less at the right edge. */
  width: number;
}

function indexPath(index: number): string {
  const digits = String(index);
  const parts = digits.padStart(Math.ceil(digits.length / 3) * 3, '0').match(/\d{3}/g) ?? [];
  return parts.map((part, at) => (at < parts.length - 1 ? `x${part}` : part)).join('/');
}

const suffix = (width: number) => (width < TILE_WIDTH ? `.p/${width}` : '');

/** The path of a tile below a log's address: `tile/0/x001/234.p/17`. */
export function tilePath({ level, index, width }: Tile): string {
  return `tile/${level}/${indexPath(index)}${suffix(width)}`;
}

/** The path of a bundle of entries likewise: `tile/entries/000`. */
export function bundlePath({ index, width }: Omit<Tile, 'level'>): string {
  return `tile/entries/${indexPath(index)}${suffix(width)}`;
}

/** Reads what stands after `tile/<level>/` in a path. Throws a ProofError for what nobody would have written. */
export function readTilePath(path: string): Omit<Tile, 'level'> {
  const [, digits = '', width] = /^((?:x\d{3}\/){0,4}\d{3})(?:\.p\/(\d+))?$/.exec(path) ?? [];
  const index = Number(digits.replaceAll(/\D/g, ''));
  const tile = { index, width: width === undefined ? TILE_WIDTH : readNumber(width) };
  const isPartial = tile.width > 0 && tile.width < TILE_WIDTH;
  if (indexPath(index) !== digits || !(width === undefined || isPartial)) throw new ProofError('A path is no tile.');
  return tile;
}

/** Every tile of one level in a tree of `size`, in order. */
export function tilesOf(size: number, level = 0): Tile[] {
  const hashes = Math.floor(size / TILE_WIDTH ** level);
  return Array.from({ length: Math.ceil(hashes / TILE_WIDTH) }, (_, index) => ({
    level,
    index,
    width: Math.min(TILE_WIDTH, hashes - index * TILE_WIDTH),
  }));
}

/** The tile that holds what a node is made of. */
export function tileOfNode(height: number, index: number): Pick<Tile, 'level' | 'index'> {
  const level = Math.floor(height / TILE_HEIGHT);
  return { level, index: Math.floor((index * 2 ** (height - level * TILE_HEIGHT)) / TILE_WIDTH) };
}

/** Nodes read from tiles. `tile` answers the hashes of one, joined. */
export function nodesOfTiles(tile: (level: number, index: number) => Uint8Array): ReadNode {
  return (height, index) => {
    const at = tileOfNode(height, index);
    const width = 2 ** (height - at.level * TILE_HEIGHT);
    const first = index * width - at.index * TILE_WIDTH;
    const bytes = tile(at.level, at.index);
    if (bytes.length < (first + width) * HASH_SIZE) throw new ProofError('A tile is too short for the tree.');
    return rootOf(hashesOf(bytes.subarray(first * HASH_SIZE, (first + width) * HASH_SIZE)));
  };
}

/** The tiles that a proof reads, each once. */
export function tilesRead(proof: (node: ReadNode) => unknown): Pick<Tile, 'level' | 'index'>[] {
  const read = new Map<string, Pick<Tile, 'level' | 'index'>>();
  const nothing = new Uint8Array(HASH_SIZE);
  proof((height, index) => {
    const tile = tileOfNode(height, index);
    read.set(`${tile.level}/${tile.index}`, tile);
    return nothing;
  });
  return [...read.values()];
}

/** The hashes of a tile. Throws a ProofError where its bytes are no whole hashes. */
export function hashesOf(bytes: Uint8Array): Hash[] {
  if (bytes.length % HASH_SIZE !== 0) throw new ProofError('A tile is no sequence of hashes.');
  // A copy, and of Node's Buffer none either.
  return Array.from({ length: bytes.length / HASH_SIZE }, (_, at) =>
    Uint8Array.from(bytes.subarray(at * HASH_SIZE, (at + 1) * HASH_SIZE)),
  );
}

/** Entries as a bundle has them: each after its length in two bytes. */
export function bundleOf(entries: readonly Uint8Array[]): Uint8Array {
  return concat(...entries.flatMap((entry) => [Uint8Array.of(entry.length >> 8, entry.length & 0xff), entry]));
}

/** The entries of a bundle. Throws a ProofError where it has not exactly `width`. */
export function readBundle(bytes: Uint8Array, width: number): Uint8Array[] {
  const entries: Uint8Array[] = [];
  let at = 0;
  while (at + 2 <= bytes.length && entries.length < width) {
    const end = at + 2 + (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0);
    if (end > bytes.length) break;
    entries.push(Uint8Array.from(bytes.subarray(at + 2, end)));
    at = end;
  }
  if (at !== bytes.length || entries.length !== width) throw new ProofError(`A bundle has not its ${width} entries.`);
  return entries;
}
