import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { SettingsError } from '../settings/readSettings';
import { keyNames, OPERATOR_KEY_FILE, SECRET_FILE, type KeyName, type Secrets } from '../secrets';

const remedies: Readonly<Record<KeyName, string>> = {
  secret: `give it the VELOC_SECRET of the others, or their file "${SECRET_FILE}" in its VELOC_DATA`,
  'operator key': `give it the VELOC_OPERATOR_KEY of the others, or their file "${OPERATOR_KEY_FILE}" in its VELOC_DATA`,
  'gateway key': 'give it the VELOC_GATEWAY_SECRET of the others',
  'book secret': 'give it the VELOC_BOOK_SECRET of the others, or leave it out as they do',
};

const losses: Readonly<Record<KeyName, string>> = {
  secret: 'each would refuse the logins of the other',
  'operator key': 'an operator would be let in by some of them only',
  'gateway key': 'some of them would refuse the transfers that the payment gateway tells of',
  'book secret': 'they would sign one book by two keys, so that receipts seemed forged',
};

function differs(name: KeyName): Error {
  return new Error(
    `This database belongs to servers with another ${name}, and ${losses[name]}: ${remedies[name]}; ` +
      `to change it for good, start once with VELOC_SECRET_ROTATE=1.`,
  );
}

interface Keeping {
  secrets: Secrets;
  now: Date;
  /** Puts this server's keys in the place of the kept ones: every other server ends at its next start. */
  rotate: boolean;
}

/**
 * Lets the first server on a database keep the fingerprints of its keys, and proves every later one by them.
 * @returns the keys that were changed, on a start that changes them
 * @throws Error with one sentence when a key differs
 */
export async function verifyKeys(db: Kysely<Database>, { secrets, now, rotate }: Keeping): Promise<KeyName[]> {
  const { fingerprints } = secrets;
  const ours = keyNames.map((name) => ({ name, fingerprint: fingerprints[name], kept_at: now }));
  // Of two that start first together one waits here for the other, and then finds its keys.
  await db
    .insertInto('shop_keys')
    .values(ours)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const kept = await db.selectFrom('shop_keys').select(['name', 'fingerprint']).execute();
  const changed = keyNames.filter((name) =>
    kept.some((row) => row.name === name && row.fingerprint !== fingerprints[name]),
  );
  const [first] = changed;
  if (first === undefined) return [];
  if (!rotate) throw differs(first);
  const { oldBookFingerprints } = secrets;
  const isOld = ({ name, fingerprint }: (typeof kept)[number]) =>
    name === 'book secret' && oldBookFingerprints.includes(fingerprint);
  if (changed.includes('book secret') && oldBookFingerprints.length > 0 && !kept.some(isOld)) {
    throw new SettingsError(
      'The books of this database were signed by another secret than VELOC_BOOK_SECRET_OLD, so nobody would believe the ' +
        'new key: give the VELOC_BOOK_SECRET of before or, where there was none, the VELOC_SECRET of before.',
    );
  }
  // Browsers have subscribed by a key of the old secret, for sessions that end with it.
  if (changed.includes('secret')) await db.deleteFrom('push_subscriptions').execute();
  await db
    .insertInto('shop_keys')
    .values(ours)
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        fingerprint: sql.ref('excluded.fingerprint'),
        kept_at: sql.ref('excluded.kept_at'),
      }),
    )
    .execute();
  return changed;
}
