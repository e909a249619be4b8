import type { Kysely } from 'kysely';
import { BankKey, BanksObject, VietQRStatus, type Bank } from 'vietnam-qr-pay';
import type { Database } from '../db/schema';

/** The banks that most players have, first in the list; the others follow by name. */
const first: readonly BankKey[] = [
  BankKey.VIETCOMBANK,
  BankKey.BIDV,
  BankKey.VIETINBANK,
  BankKey.AGRIBANK,
  BankKey.TECHCOMBANK,
  BankKey.MBBANK,
  BankKey.ACB,
  BankKey.VPBANK,
  BankKey.TPBANK,
  BankKey.SACOMBANK,
];

function placeOf({ key }: Bank): number {
  const place = first.indexOf(key);
  return place === -1 ? first.length : place;
}

/** Banks whose accounts take a VietQR transfer, with their BIN at NAPAS, as `vietnam-qr-pay` keeps them. */
const banks = Object.values(BanksObject)
  .filter(({ bin, vietQRStatus, deprecated }) => bin && vietQRStatus === VietQRStatus.TRANSFER_SUPPORTED && !deprecated)
  .toSorted((one, other) => placeOf(one) - placeOf(other) || one.shortName.localeCompare(other.shortName, 'vi'));

/** Puts the banks in and leaves those that are there, or that an operator changed, as they are. */
export async function seedBanks(db: Kysely<Database>): Promise<void> {
  const known = await db.selectFrom('banks').select('bin').execute();
  const bins = new Set(known.map(({ bin }) => bin));
  const rows = banks
    .map(({ code, shortName, bin }, sort) => ({
      id: code.toLowerCase(),
      code,
      name: shortName,
      bin,
      logo: null,
      sort,
      active: true,
    }))
    .filter(({ bin }) => !bins.has(bin));
  if (rows.length === 0) return;
  await db
    .insertInto('banks')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
