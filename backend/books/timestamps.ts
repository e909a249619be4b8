import { ProofError, readNote, toBase64 } from '@veloc/proof';
import type { Shop } from '../shop';
import { SEALS, readLog } from './log';
import { checkpointOf } from './read';
import { WitnessAway } from './witnesses';

/** Ms that the authority may take; nothing waits for it. */
const PATIENCE = 2_000;

/** Bytes of an answer at most; with a chain of long certificates it has about 8,000. */
const LONGEST = 100_000;

type Asking = Pick<Shop, 'db' | 'clock' | 'random' | 'secrets' | 'settings'>;

/** Whether the log as it stands should have a timestamp and has none. */
export async function lacksTimestamp({ db, settings }: Pick<Shop, 'db' | 'settings'>): Promise<boolean> {
  if (settings.tsaUrl === null) return false;
  const { size } = await readLog(db, SEALS);
  if (size === 0) return false;
  const kept = await db.selectFrom('timestamps').select('size').where('size', '=', size).executeTakeFirst();
  return kept === undefined;
}

/**
 * Has the authority of `VELOC_TSA_URL` sign when it has seen the log as it stands (RFC 3161 over HTTP). Throws WitnessAway
 * where it did not.
 */
export async function askTimestamp(shop: Asking): Promise<void> {
  const url = shop.settings.tsaUrl;
  if (url === null) return;
  const { size } = await readLog(shop.db, SEALS);
  const { text } = readNote(await checkpointOf(shop, SEALS, size));
  try {
    const token = await ask(url, text, shop.random(8));
    await shop.db
      .insertInto('timestamps')
      .values({ size, token: toBase64(token), added_at: shop.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } catch (cause) {
    throw new WitnessAway('The timestamp authority has not signed the log of seals; it is asked again.', { cause });
  }
}

async function ask(url: string, text: string, nonce: Uint8Array): Promise<Uint8Array> {
  // A shop without an authority never loads what reads certificates.
  const { timestampRequest, tokenOf } = await import('./timestampToken');
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/timestamp-query' },
    body: Uint8Array.from(timestampRequest(text, nonce)),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!answer.ok) throw new Error(`It answered ${answer.status}.`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (bytes.length > LONGEST) throw new ProofError('Its answer is longer than any timestamp.');
  return tokenOf(bytes, text, nonce);
}
