import {
  consistencyProof,
  cosignatureVerifier,
  openNote,
  readNote,
  readVkey,
  signatureLine,
  toBase64,
} from '@veloc/proof';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { Shop } from '../shop';
import { SEALS, proveIn, readLog } from './log';
import { checkpointOf } from './read';

/** Ms that a witness may take; nothing waits for it. */
const PATIENCE = 2_000;

type Asking = Pick<Shop, 'db' | 'clock' | 'secrets' | 'settings'>;
type Witness = Shop['settings']['witnesses'][number];

/** A witness did not sign; it is asked again. */
export class WitnessAway extends Error {
  override name = 'WitnessAway';
}

/** Witnesses that have not signed the log as it stands. */
export async function missingWitnesses({ db, settings }: Pick<Shop, 'db' | 'settings'>): Promise<Witness[]> {
  if (settings.witnesses.length === 0) return [];
  const { size } = await readLog(db, SEALS);
  if (size === 0) return [];
  const signed = await db.selectFrom('cosignatures').select('witness').where('size', '=', size).execute();
  const names = new Set(signed.map(({ witness }) => witness));
  return settings.witnesses.filter(({ vkey }) => !names.has(readVkey(vkey).name));
}

/**
 * Asks witnesses to sign the log as it stands (C2SP tlog-witness), all at once. Throws WitnessAway where one did not, after
 * the others were kept.
 */
export async function askWitnesses(shop: Asking): Promise<void> {
  const asked = await missingWitnesses(shop);
  const answers = await Promise.allSettled(asked.map((witness) => ask(shop, witness)));
  const refusal = answers.find((answer) => answer.status === 'rejected');
  if (refusal)
    throw new WitnessAway('A witness has not signed the log of seals; it is asked again.', { cause: refusal.reason });
}

async function ask(shop: Asking, { vkey, url }: Witness): Promise<void> {
  const { name } = readVkey(vkey);
  const { size } = await readLog(shop.db, SEALS);
  const checkpoint = await checkpointOf(shop, SEALS, size);
  const known = await lastSigned(shop.db, name);
  let answer = await submit(url, await requestOf(shop.db, known, size, checkpoint));
  // It has seen another size than this database knows of: the answer says which.
  if (answer.status === 409) {
    const seen = Number((await answer.text()).trim());
    if (!Number.isSafeInteger(seen) || seen < 0 || seen > size)
      throw new Error(`${name} has seen ${seen} entries of ${size}.`);
    answer = await submit(url, await requestOf(shop.db, seen, size, checkpoint));
  }
  if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}.`);
  // Its lines are checked as those of a note that holds nothing but them.
  const { text } = readNote(checkpoint);
  const { signers } = await openNote(`${text}\n${await answer.text()}`, [cosignatureVerifier(vkey)]);
  const lines = signers.map(({ verifier, signature }) =>
    signatureLine({ name: verifier.name, keyId: verifier.keyId, signature }),
  );
  await shop.db
    .insertInto('cosignatures')
    .values({ size, witness: name, line: lines.join(''), added_at: shop.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function lastSigned(db: Kysely<Database>, witness: string): Promise<number> {
  const last = await db
    .selectFrom('cosignatures')
    .select(({ fn }) => fn.max('size').as('size'))
    .where('witness', '=', witness)
    .executeTakeFirst();
  return last?.size ?? 0;
}

async function requestOf(db: Kysely<Database>, old: number, size: number, checkpoint: string): Promise<string> {
  const proof = await proveIn(db, SEALS, (node) => consistencyProof(old, size, node));
  return [`old ${old}`, ...proof.map(toBase64), '', checkpoint].join('\n');
}

const submit = (url: string, body: string) =>
  fetch(`${url}/add-checkpoint`, { method: 'POST', body, signal: AbortSignal.timeout(PATIENCE) });
