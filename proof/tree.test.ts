import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromHex, toHex } from './bytes';
import { sha256 } from './sha256';
import {
  Frontier,
  LONGEST_PROOF,
  checkConsistency,
  checkInclusion,
  consistencyProof,
  inclusionProof,
  leafHash,
  nodesOf,
  rootAt,
  rootOf,
  type Hash,
} from './tree';

const TREES = process.env.VELOC_LONG ? 100_000 : 300;

describe('SHA-256', () => {
  it('is Node’s, for texts of every length around two blocks and some long ones', () => {
    for (const length of [...Array.from({ length: 200 }, (_, size) => size), 1_000, 65_537]) {
      const bytes = Uint8Array.from({ length }, (_, at) => (at * 37 + length) % 256);
      expect(toHex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
  });
});

describe('the tree of RFC 6962', () => {
  /** Of transparency-dev/merkle, testonly/constants.go. */
  const inputs = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
  const roots = [
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
    'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
    'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
    'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
    '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
    'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
    '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
  ];

  it.each(roots.map((root, size) => [size, root] as const))('has its published root at %i leaves', (size, root) => {
    expect(toHex(rootOf(inputs.slice(0, size).map((input) => leafHash(fromHex(input)))))).toBe(root);
  });

  it('has at each earlier size the root that it had then', () => {
    const leaves = leavesOf(300);
    for (let size = 0; size <= leaves.length; size += 1) {
      const older = rootOf(leaves.slice(0, size));
      expect(toHex(rootAt(size, nodesOf(leaves)))).toBe(toHex(older));
    }
    expect(() => rootAt(301, nodesOf(leaves))).toThrow('The tree has no such node.');
  });

  it('goes on from a stored edge', () => {
    const leaves = leavesOf(300);
    const whole = Frontier.empty();
    for (const leaf of leaves) {
      whole.append(leaf);
      expect(Frontier.from(whole.size, whole.hashes).root()).toEqual(whole.root());
    }
    expect(() => Frontier.from(3, whole.hashes.slice(0, 1))).toThrow('A tree of 3 leaves has 2 hashes');
    expect(() => Frontier.from(-1, [])).toThrow();
  });
});

const leavesOf = (size: number, salt = 0): Hash[] =>
  Array.from({ length: size }, (_, at) => leafHash(Uint8Array.of(at >> 8, at & 255, salt)));

/** Everything near a true proof that must not pass. */
function* spoilt(proof: readonly Hash[], bit: number): Generator<readonly Hash[]> {
  const at = bit % Math.max(proof.length, 1);
  const hash = proof[at];
  if (hash) {
    const flipped = hash.slice();
    flipped[bit % 32] = (flipped[bit % 32] ?? 0) ^ (1 << (bit % 8));
    yield proof.with(at, flipped);
    yield proof.slice(1);
    yield proof.slice(0, -1);
    yield [];
  }
  const [first, second] = proof;
  if (first && second) yield [second, first, ...proof.slice(2)];
  yield [...proof, leafHash(Uint8Array.of(bit & 255))];
  yield Array.from({ length: LONGEST_PROOF + 1 }, () => leafHash(Uint8Array.of(1)));
  yield [...proof.slice(0, -1), new Uint8Array(31)];
}

const trees = fc.record({
  size: fc.integer({ min: 1, max: 300 }),
  salt: fc.nat(255),
  index: fc.nat(299),
  grown: fc.nat(299),
  bit: fc.nat(),
});

describe('proofs', () => {
  it(`are right, and wrong once anything of them is changed, in ${TREES} trees`, () => {
    fc.assert(
      fc.property(trees, ({ size, salt, index: anyIndex, grown, bit }) => {
        const leaves = leavesOf(size, salt);
        const [index, first] = [anyIndex % size, grown % (size + 1)];
        const [leaf, root, older] = [leaves[index] as Hash, rootOf(leaves), rootOf(leaves.slice(0, first))];
        const node = nodesOf(leaves);

        const proof = inclusionProof(index, size, node);
        const claim = { leaf, index, size, root, proof };
        expect(checkInclusion(claim)).toBe(true);
        for (const wrong of spoilt(proof, bit)) expect(checkInclusion({ ...claim, proof: wrong })).toBe(false);
        for (const other of [index + 1, index - 1, size, bit % size].filter((one) => one !== index)) {
          expect(checkInclusion({ ...claim, index: other })).toBe(false);
        }
        expect(checkInclusion({ ...claim, leaf: leafHash(leaf) })).toBe(false);
        expect(checkInclusion({ ...claim, root: leaf }) && size > 1).toBe(false);
        for (const other of [0, -1, 0.5, NaN, 2 ** 60]) expect(checkInclusion({ ...claim, size: other })).toBe(false);

        const growth = consistencyProof(first, size, node);
        const grows = { first: { size: first, root: older }, second: { size, root }, proof: growth };
        expect(checkConsistency(grows)).toBe(true);
        for (const wrong of spoilt(growth, bit)) expect(checkConsistency({ ...grows, proof: wrong })).toBe(false);
        const [smaller, greater] = [size - 1, size + 1];
        for (const other of [smaller, greater].filter((one) => one !== first)) {
          expect(checkConsistency({ ...grows, first: { size: other, root: older } })).toBe(false);
        }
        expect(checkConsistency({ ...grows, first: { size: first, root: leafHash(older) } })).toBe(false);
        expect(checkConsistency({ ...grows, second: { size, root: leafHash(root) } }) && first > 0).toBe(false);
      }),
      { numRuns: TREES },
    );
  });

  it('are refused for places and sizes that no tree has', () => {
    const node = nodesOf(leavesOf(3));
    expect(() => inclusionProof(3, 3, node)).toThrow('A tree of 3 leaves has none at 3.');
    expect(() => inclusionProof(-1, 3, node)).toThrow();
    expect(() => consistencyProof(4, 3, node)).toThrow('A tree of 3 leaves has not grown from one of 4.');
    expect(() => inclusionProof(0, 5, node)).toThrow('The tree has no such node.');
  });
});
