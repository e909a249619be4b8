import {
  ED25519_TYPE,
  ed25519Signer,
  keyEntry,
  readSealEntry,
  signerNames,
  vkeyOf,
  type KeyChange,
  type SealEntry,
} from '@veloc/proof';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { inTransaction } from '../db/transaction';
import type { SigningKey } from '../secrets';
import { SettingsError } from '../settings/readSettings';
import type { Shop } from '../shop';
import { SEALS, appendSeals, lockLog } from './log';

/** A change of the key, as it stands in the log of seals. */
export type LoggedKeyChange = Extract<SealEntry, { kind: 'key' }> & Pick<KeyChange, 'entry'> & { seq: number };

/** The changes of the shop's key, oldest first. */
export async function keyChanges(db: Kysely<Database>): Promise<LoggedKeyChange[]> {
  const rows = await db
    .selectFrom('seal_entries')
    .select(['seq', 'entry'])
    .where('kind', '=', sql.lit('key'))
    .orderBy('seq')
    .execute();
  return rows.flatMap((row) => {
    const read = readSealEntry(row.entry);
    return read.kind === 'key' ? [{ ...row, ...read }] : [];
  });
}

/** A key of the shop as its log goes by it. */
export const sealsVkey = ({ settings }: Pick<Shop, 'settings'>, { publicKey }: SigningKey): string =>
  vkeyOf(signerNames.seals(settings.shopName), ED25519_TYPE, publicKey);

/**
 * Has the key of before sign the one that follows it, in the log of seals, where the secret of before is named and the log
 * does not tell yet. Throws a SettingsError where that is not the secret of the newest key in the log.
 */
export async function recordKeyChange(shop: Pick<Shop, 'db' | 'clock' | 'secrets' | 'settings'>): Promise<void> {
  const { bookKey, oldBookKey } = shop.secrets;
  if (!oldBookKey) return;
  const [before, after] = [sealsVkey(shop, oldBookKey), sealsVkey(shop, bookKey)];
  await inTransaction(shop, async (trx) => {
    await lockLog(trx, SEALS);
    const newest = (await keyChanges(trx)).at(-1)?.after ?? before;
    if (newest === after && after !== before) return;
    if (newest !== before || after === before) {
      throw new SettingsError(
        'VELOC_BOOK_SECRET_OLD is not the secret by which the log of seals was signed last, or is the one of today, so that ' +
          'it cannot vouch for the new key: give the one before VELOC_BOOK_SECRET, or leave it out where that never changed.',
      );
    }
    const signer = ed25519Signer(signerNames.seals(shop.settings.shopName), oldBookKey);
    const entry = keyEntry({ vkey: before, signer }, after);
    await appendSeals(trx, shop.clock.now(), [entry], shop.settings.shopName);
  });
}
