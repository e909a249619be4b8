import { describe, expect, it } from 'vitest';
import { utf8 } from './bytes';
import { checkpointText } from './checkpoint';
import { COSIGNATURE_TYPE } from './cosignature';
import { isAgreedPolicy, keyEntry, policyAfter, type KeyChange } from './keyChange';
import { ED25519_TYPE, ed25519Signer, signNote, vkeyOf } from './note';
import { policyText } from './policy';
import { sealEntryText } from './sealEntries';
import { log, sealEntries, witness } from './testing/bookOfThree';
import { shopKey, signingKey, witnessKey } from './testing/signingKey';
import { tlogProofText } from './tlogProof';
import { inclusionProof, leafHash, nodesOf, rootOf } from './tree';
import { verifyLog } from './verify/log';

const keys = [shopKey, signingKey('11'.repeat(32)), signingKey('22'.repeat(32))] as const;
const stranger = signingKey('33'.repeat(32));
const vkey = ({ publicKey }: (typeof keys)[number]) => vkeyOf(log.name, ED25519_TYPE, publicKey);
const signer = (key: (typeof keys)[number]) => ed25519Signer(log.name, key);
const change = (before: (typeof keys)[number], after: (typeof keys)[number], by = before) =>
  sealEntryText(keyEntry({ vkey: vkey(before), signer: signer(by) }, vkey(after)));
const witnesses = [{ vkey: vkeyOf('witness.example/w1', COSIGNATURE_TYPE, witnessKey.publicKey), url: null }];
const policyOf = (known: readonly (typeof keys)[number][], asked = witnesses) =>
  policyText(
    known.map((key) => ({ vkey: vkey(key), url: 'https://veloc.example/public/seals' })),
    asked,
  );

const [first, second, third] = keys;
/** The log with these entries more, as its newest key and a witness sign it. */
function logOf(added: readonly string[], signers = [signer(third), witness]) {
  const entries = [...sealEntries, ...added];
  const leaves = entries.map((entry) => leafHash(utf8(entry)));
  const text = checkpointText({ origin: log.name, size: leaves.length, root: rootOf(leaves) });
  const checkpoint = signNote(text, signers);
  const changes = added.map((entry, at): KeyChange => {
    const index = sealEntries.length + at;
    const hashes = inclusionProof(index, leaves.length, nodesOf(leaves));
    return { entry, proof: tlogProofText({ index, hashes, checkpoint }) };
  });
  return { checkpoint, entries: entries.map(utf8), changes };
}
const twice = [change(first, second), change(second, third)];

describe('a shop that changed its key twice', () => {
  const { changes } = logOf(twice);
  const told = policyOf([third, second, first]);

  it('is trusted by who knew its first key, its second, and all three', async () => {
    expect(await isAgreedPolicy(policyOf([first]), told, changes)).toBe(true);
    expect(await isAgreedPolicy(policyOf([second, first]), told, changes)).toBe(true);
    expect(await isAgreedPolicy(told, told, [])).toBe(true);
    expect(await isAgreedPolicy(null, told, [])).toBe(true);
    expect(await policyAfter(told, changes)).toBe(told);
  });

  it.each([
    ['without the changes', () => []],
    [
      'with one that was signed by a stranger',
      () => logOf([change(first, second, stranger), change(second, third)]).changes,
    ],
    ['with a gap', () => changes.slice(1)],
    [
      'with an entry that its log does not have',
      () => logOf([change(first, third)]).changes.map((one) => ({ ...one, entry: twice[0] ?? '' })),
    ],
    ['with a log that no witness has seen', () => logOf(twice, [signer(third)]).changes],
    ['with a log that the newest key has not signed', () => logOf(twice, [signer(second), witness]).changes],
    ['with no changes at all', () => null],
    ['with texts that are none', () => [{ entry: 'veloc-open/v1\nveloc.example\n', proof: '' }]],
  ])('is not trusted %s', async (_, given) => {
    expect(await isAgreedPolicy(policyOf([first]), told, given())).toBe(false);
  });

  it('is not trusted by a key that it has left', async () => {
    const forked = logOf([change(first, stranger)], [signer(stranger), witness]);
    const forkedPolicy = policyOf([stranger, second, first]);
    expect(await isAgreedPolicy(policyOf([second, first]), forkedPolicy, forked.changes)).toBe(false);
  });

  it('is not trusted with other witnesses than before', async () => {
    expect(await isAgreedPolicy(policyOf([first]), policyOf([third, second, first], []), changes)).toBe(false);
  });
});

describe('its log', () => {
  const found = async (added: readonly string[], known: readonly (typeof keys)[number][], by = signer(third)) => {
    const { checks, kept } = await verifyLog({ ...logOf(added, [by, witness]), earlier: null }, policyOf(known));
    const failed = checks.filter(({ state }) => state === 'failed').map(({ name, found: told }) => `${name}: ${told}`);
    if (failed.length > 0) expect(kept).toBeNull();
    return failed;
  };

  it('tells of each change, signed by the key before', async () => {
    expect(await found(twice, [third, second, first])).toEqual([]);
    expect(await found(twice, [third])).toEqual([]);
    expect(await found([], [first], signer(first))).toEqual([]);
  });

  it.each([
    [
      'a change that another key signed',
      [change(first, second, stranger), change(second, third)],
      signer(third),
      'No key',
    ],
    ['two keys after one', [change(first, second), change(first, third)], signer(third), 'followed by two'],
    ['a checkpoint by a key that was left', twice, signer(first), 'No key that is known'],
    ['a newest key that nobody knows', [change(first, stranger)], signer(third), 'does not know the newest'],
  ])('with %s fails', async (_, added, by, sentence) => {
    const failed = await found(added, [third, second, first], by);
    expect(failed).toEqual([expect.stringMatching(/^keys: /)]);
    expect(failed[0]).toContain(sentence);
  });
});
