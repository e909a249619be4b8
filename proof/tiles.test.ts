import { describe, expect, it } from 'vitest';
import { ProofError, utf8 } from './bytes';
import {
  bundleOf,
  bundlePath,
  hashesOf,
  nodesOfTiles,
  readBundle,
  readTilePath,
  tilePath,
  tilesOf,
  tilesRead,
} from './tiles';
import { inclusionProof, leafHash, nodesOf } from './tree';
import { entries } from './testing/bookOfThree';

describe('tiles', () => {
  it('have the paths of C2SP', () => {
    expect(tilePath({ level: 0, index: 1_234_067, width: 256 })).toBe('tile/0/x001/x234/067');
    expect(tilePath({ level: 1, index: 0, width: 17 })).toBe('tile/1/000.p/17');
    expect(bundlePath({ index: 273, width: 112 })).toBe('tile/entries/273.p/112');
    for (const index of [0, 999, 1_000, 1_234_067]) {
      expect(readTilePath(tilePath({ level: 0, index, width: 3 }).slice('tile/0/'.length))).toEqual({
        index,
        width: 3,
      });
    }
  });

  it.each(['', '1', '0001', 'x000/001', '001.p/0', '001.p/256', '001.p/01', '../001', 'x001/x234/067/'])(
    'have not the path %j',
    (path) => expect(() => readTilePath(path)).toThrow(ProofError),
  );

  it('cut a tree of 70,000 as C2SP says', () => {
    const widths = [0, 1, 2].map((level) => tilesOf(70_000, level)).map((tiles) => [tiles.length, tiles.at(-1)?.width]);
    expect(widths).toEqual([
      [274, 112],
      [2, 17],
      [1, 1],
    ]);
  });

  it('hold every node that a proof needs', () => {
    const many = Array.from({ length: 70_000 }, (_, at) => leafHash(utf8(String(at))));
    const node = nodesOf(many);
    const tile = (level: number, index: number) =>
      Buffer.concat(
        Array.from({ length: tilesOf(many.length, level)[index]?.width ?? 0 }, (_, at) =>
          node(level * 8, index * 256 + at),
        ),
      );
    for (const index of [0, 1, 255, 256, 65_535, 65_536, 69_999]) {
      const prove = (read: typeof node) => inclusionProof(index, many.length, read);
      expect(prove(nodesOfTiles(tile))).toEqual(prove(node));
      const kept = new Map(tilesRead(prove).map((one) => [`${one.level}/${one.index}`, tile(one.level, one.index)]));
      expect(kept.size).toBeLessThanOrEqual(5);
      expect(prove(nodesOfTiles((level, at) => kept.get(`${level}/${at}`) ?? new Uint8Array()))).toEqual(prove(node));
    }
    expect(() =>
      inclusionProof(
        0,
        70_000,
        nodesOfTiles(() => new Uint8Array()),
      ),
    ).toThrow('A tile is too short');
    expect(() => hashesOf(new Uint8Array(33))).toThrow(ProofError);
  });

  it('of entries are bundles', () => {
    const bundle = bundleOf(entries.map(utf8));
    expect(readBundle(bundle, 3)).toEqual(entries.map(utf8));
    for (const wrong of [bundle.slice(0, -1), bundle.slice(1), Uint8Array.from([...bundle, 0])]) {
      expect(() => readBundle(wrong, 3)).toThrow(ProofError);
    }
    expect(() => readBundle(bundle, 2)).toThrow(ProofError);
  });
});
