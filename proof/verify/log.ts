import { ProofError, fromHex, sameBytes, textOf, toHex } from '../bytes';
import { readCheckpoint, type Checkpoint } from '../checkpoint';
import { cosignedAt } from '../cosignature';
import { ed25519Verifiers, openNote, verifierOf } from '../note';
import { readPolicy } from '../policy';
import { signerNames } from '../promise';
import { readSealEntry, type SealEntry } from '../sealEntries';
import { leafHash, rootOf, type Hash } from '../tree';
import { checked, expectThat, type Check } from './check';
import { shopOf } from './receipt';

/** What the log of seals is looked at for, in this order. */
export type LogCheck = 'checkpoint' | 'root' | 'grown' | 'order' | 'keys' | 'witnesses' | 'views';

/** What a witness answered that was asked what it has seen of the log, before the log was downloaded. */
export interface WitnessView {
  /** As the policy calls the witness. */
  name: string;
  /** Its newest checkpoint; null where it gave none. */
  checkpoint: unknown;
}

/** The log as anybody can download it. */
export interface DownloadedLog {
  checkpoint: unknown;
  entries: readonly Uint8Array[];
  /** What was kept of an earlier look: its size, and its root in hex. */
  earlier: { size: number; root: string } | null;
  /** What witnesses have seen. Without it nobody looks whether the shop shows them another log. */
  views?: readonly WitnessView[];
}

/** What was found, and what to keep for the next look; null where the log cannot be trusted. */
export interface VerifiedLog {
  checks: Check<LogCheck>[];
  kept: { size: number; root: string } | null;
}

/** Checks the whole log against a policy's text. Never throws, unless the device has no way to check a signature. */
export async function verifyLog(log: DownloadedLog, trusted: unknown): Promise<VerifiedLog> {
  const leaves = log.entries.map(leafHash);
  let signed = null as Checkpoint | null;
  let witnesses: string[] = [];
  let isMet = false;
  const checkpoint = await checked<LogCheck>('checkpoint', async () => {
    const policy = readPolicy(trusted);
    const { shop, publicKeys } = shopOf(policy);
    const name = signerNames.seals(shop);
    const own = ed25519Verifiers(name, publicKeys);
    const { text, signers } = await openNote(log.checkpoint, [
      ...own,
      ...policy.witnesses.map(({ verifier }) => verifier),
    ]);
    const read = readCheckpoint(text);
    const isOwn = read.origin === name && signers.some(({ verifier }) => own.includes(verifier));
    expectThat(isOwn, 'The shop has not signed the checkpoint of its log.');
    signed = read;
    const known = policy.witnesses.filter((witness) => signers.some(({ verifier }) => verifier === witness.verifier));
    isMet = policy.isMetBy(new Set(known.map(({ name }) => name)));
    witnesses = signers.flatMap(({ verifier, signature }) => {
      const at = own.includes(verifier) ? null : cosignedAt(signature);
      return at === null ? [] : [`${verifier.name} at ${new Date(at * 1000).toISOString()}`];
    });
    return `The shop has signed its log with ${read.size} entries.`;
  });
  const root = await checked<LogCheck>('root', () => {
    if (!signed) throw new ProofError('No checkpoint was signed.');
    expectThat(
      signed.size === leaves.length,
      `The log has ${leaves.length} entries and was signed with ${signed.size}.`,
    );
    expectThat(sameBytes(rootOf(leaves), signed.root), 'The entries are not those that were signed.');
    return 'The entries are those that were signed.';
  });
  const grown = await checked<LogCheck>('grown', () => {
    const { earlier } = log;
    if (!earlier) return 'There was no earlier look to compare with.';
    expectThat(
      earlier.size <= leaves.length,
      `The log had ${earlier.size} entries and has ${leaves.length}: it was rolled back.`,
    );
    const before = rootOf(leaves.slice(0, earlier.size));
    expectThat(
      sameBytes(before, fromHex(earlier.root)),
      'The log is another than at the earlier look: it was rewritten.',
    );
    return `It has only grown since ${earlier.size} entries.`;
  });
  const order = await checked<LogCheck>('order', () =>
    orderOf(log.entries.map((bytes) => readSealEntry(textOf(bytes)))),
  );
  const keys = await checked<LogCheck>('keys', () => keysOf(log, trusted));
  const seen = await checked<LogCheck>('witnesses', () => {
    expectThat(
      isMet,
      `Of the witnesses that the policy asks for, too few have signed: ${witnesses.join(', ') || 'none'}.`,
    );
    return witnesses.length > 0 ? `Seen by ${witnesses.join(', ')}.` : 'No witness has signed: the shop stands alone.';
  });
  const views = log.views?.length ? [await viewsOf(log.views, leaves, trusted)] : [];
  const checks = [checkpoint, root, grown, order, keys, seen, ...views];
  const isSound = [checkpoint, root, grown, keys, ...views].every(({ state }) => state !== 'failed');
  return { checks, kept: isSound ? { size: leaves.length, root: toHex(rootOf(leaves)) } : null };
}

/** That witnesses have seen the log that is shown here, and no other. */
async function viewsOf(
  views: readonly WitnessView[],
  leaves: readonly Hash[],
  trusted: unknown,
): Promise<Check<LogCheck>> {
  const given = views.filter(({ checkpoint }) => checkpoint !== null);
  if (given.length === 0) return { name: 'views', state: 'pending', found: 'No witness has told what it has seen.' };
  return checked<LogCheck>('views', async () => {
    const policy = readPolicy(trusted);
    const { shop, publicKeys } = shopOf(policy);
    const own = signerNames.seals(shop);
    const ownVerifiers = ed25519Verifiers(own, publicKeys);
    for (const { name, checkpoint } of given) {
      const verifier = policy.witnesses.find((witness) => witness.name === name)?.verifier;
      const { text, signers } = await openNote(checkpoint, [...ownVerifiers, ...(verifier ? [verifier] : [])]);
      const { origin, size, root } = readCheckpoint(text);
      expectThat(
        origin === own && signers.length > 1 && signers.some((signer) => signer.verifier === verifier),
        `What ${name} tells was not signed by it and by the shop, so it says nothing about the shop.`,
      );
      expectThat(
        size <= leaves.length,
        `The shop has shown ${size} entries of its log to ${name}, and here ${leaves.length}: some are kept back.`,
      );
      expectThat(
        sameBytes(rootOf(leaves.slice(0, size)), root),
        `The shop has signed two logs: the ${size} entries that ${name} has seen are not the first ${size} here.`,
      );
    }
    return `${given.map(({ name }) => name).join(', ')} ${given.length > 1 ? 'have' : 'has'} seen the same log.`;
  });
}

/**
 * That each key of the shop was signed by the one before it, and that the newest has signed the log. Throws a ProofError
 * where it was not.
 */
async function keysOf({ entries, checkpoint }: DownloadedLog, trusted: unknown): Promise<string> {
  const { shop, publicKeys } = shopOf(readPolicy(trusted));
  const changes = entries.map(textOf).flatMap((text) => {
    const entry = readSealEntry(text);
    return entry.kind === 'key' ? [{ text, ...entry }] : [];
  });
  let newest: string | null = null;
  for (const { text, before, after } of changes) {
    expectThat(
      newest === null || before === newest,
      'A key was followed by two others, so nobody knows which is right.',
    );
    const isOwn = [before, after].every((vkey) => verifierOf(vkey).name === signerNames.seals(shop));
    expectThat(isOwn, 'A change of keys is of another log.');
    await openNote(text, [verifierOf(before)]);
    newest = after;
  }
  if (newest === null) return 'The shop has changed no key.';
  const current = verifierOf(newest);
  const isTrusted = publicKeys.some((key) => sameBytes(key, current.publicKey));
  expectThat(isTrusted, 'The policy does not know the newest key that the log names.');
  await openNote(checkpoint, [current]);
  return `The shop has changed its key ${changes.length === 1 ? 'once' : `${changes.length} times`}, each signed by the one before.`;
}

/** That each book was sealed once and before its result. Throws a ProofError where it was not. */
function orderOf(entries: readonly SealEntry[]): string {
  const sealed = new Set<string>();
  const forced = new Set<string>();
  for (const [place, entry] of entries.entries()) {
    expectThat((entry.kind === 'open') === (place === 0), 'The log does not begin with its name, or begins twice.');
    if (entry.kind === 'seal') {
      expectThat(!sealed.has(entry.period), `The book of ${entry.period} was sealed twice, again at entry ${place}.`);
      sealed.add(entry.period);
    }
    if (entry.kind === 'forced') forced.add(entry.period);
    if (entry.kind === 'result' || entry.kind === 'paid') {
      const isBefore = sealed.has(entry.period) || forced.has(entry.period);
      expectThat(isBefore, `Entry ${place} is the ${entry.kind} of ${entry.period}, whose book was not sealed before.`);
    }
  }
  const open = forced.size > 0 ? `; without a seal: ${[...forced].join(', ')}` : '';
  return `${sealed.size} books were sealed, each once and before its result${open}.`;
}
