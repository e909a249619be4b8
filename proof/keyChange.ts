import { ProofError, utf8 } from './bytes';
import { readCheckpoint } from './checkpoint';
import { openNote, readVkey, signNote, verifierOf, type Signer } from './note';
import { readPolicy } from './policy';
import { readSealEntry, sealEntryText, type SealEntry } from './sealEntries';
import { readTlogProof } from './tlogProof';
import { checkInclusion, leafHash } from './tree';
import { shopOf } from './verify/receipt';

/** How a shop changed its key, as it tells everybody. */
export interface KeyChange {
  /** The entry of its log that names the new key. */
  entry: string;
  /** A tlog-proof of that entry in the log as the newest key signs it. */
  proof: string;
}

type KeyEntry = Extract<SealEntry, { kind: 'key' }>;

/** Changes at most. */
const MOST_CHANGES = 100;

/** The entry by which the key `before` hands the log of seals on. */
export function keyEntry(before: { vkey: string; signer: Signer }, after: string): KeyEntry {
  const entry = { kind: 'key', before: before.vkey, after } as const;
  const text = sealEntryText({ ...entry, signature: '' }).slice(0, -2);
  return { ...entry, signature: signNote(text, [before.signer]).slice(text.length + 1, -1) };
}

/**
 * The policy that somebody trusts who trusts this one, after what the shop tells of its keys: each newer key stands before
 * the others. A key is believed where the newest known one has signed it and the shop's log, as the newest of all signs it
 * before as many witnesses as the policy asks for, has that entry. Throws a ProofError for a change that is not so; changes
 * of keys that the policy does not know are passed over.
 */
export async function policyAfter(trusted: string, changes: unknown): Promise<string> {
  const known = readPolicy(trusted);
  const { shop } = shopOf(known);
  const log = `${shop}/seals`;
  let policy = trusted;
  const accepted: (KeyChange & { after: string })[] = [];
  for (const change of readChanges(changes)) {
    const entry = readSealEntry(change.entry);
    if (entry.kind !== 'key') throw new ProofError('An entry that should name a key names none.');
    const [newest = '', vkey = ''] = /^[ \t]*log[ \t]+(\S+).*$/m.exec(policy) ?? [];
    if (entry.before !== vkey || policy.includes(entry.after)) continue;
    if (readVkey(entry.after).name !== log) throw new ProofError('A new key is that of another log.');
    await openNote(change.entry, [verifierOf(vkey)]);
    policy = policy.replace(newest, () => `${newest.replace(vkey, () => entry.after)}\n${newest}`);
    accepted.push({ ...change, after: entry.after });
  }
  const current = accepted.at(-1);
  if (!current) return trusted;
  for (const { entry, proof } of accepted) {
    const { index, hashes, checkpoint } = readTlogProof(proof);
    const signer = verifierOf(current.after);
    const { text, signers } = await openNote(checkpoint, [signer, ...known.witnesses.map(({ verifier }) => verifier)]);
    const { origin, size, root } = readCheckpoint(text);
    const isOwn = origin === log && signers.some(({ verifier }) => verifier === signer);
    const isIn = checkInclusion({ leaf: leafHash(utf8(entry)), index, size, root, proof: hashes });
    if (!isOwn || !isIn) throw new ProofError('The change of the key is not in the shop’s log.');
    const seen = known.witnesses.filter((witness) => signers.some(({ verifier }) => verifier === witness.verifier));
    if (!known.isMetBy(new Set(seen.map(({ name }) => name)))) {
      throw new ProofError('Too few witnesses have seen the change of the key.');
    }
  }
  readPolicy(policy);
  return policy;
}

function readChanges(changes: unknown): KeyChange[] {
  if (!Array.isArray(changes) || changes.length > MOST_CHANGES)
    throw new ProofError('The changes of keys cannot be read.');
  return changes.map((change: unknown) => {
    const { entry, proof } = Object(change) as Record<string, unknown>;
    if (typeof entry !== 'string' || typeof proof !== 'string') {
      throw new ProofError('A change of a key cannot be read.');
    }
    return { entry, proof };
  });
}

/**
 * Whether what a shop tells as its policy may take the place of the one that is kept: the first that it tells may, later
 * only the same or what follows from that by changes of its key. Throws a ProofError for a text that is no shop's policy.
 */
export async function isAgreedPolicy(kept: string | null, told: unknown, changes: unknown): Promise<boolean> {
  shopOf(readPolicy(told));
  if (kept === null || kept === told) return true;
  try {
    return (await policyAfter(kept, changes)) === told;
  } catch (error) {
    if (error instanceof ProofError) return false;
    throw error;
  }
}
