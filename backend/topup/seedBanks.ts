import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** Code, name and NAPAS BIN of the banks that players transfer from, the most used first. */
const banks = [
  ['VCB', 'Vietcombank', '970436'],
  ['BIDV', 'BIDV', '970418'],
  ['CTG', 'VietinBank', '970415'],
  ['VBA', 'Agribank', '970405'],
  ['TCB', 'Techcombank', '970407'],
  ['MB', 'MB Bank', '970422'],
  ['ACB', 'ACB', '970416'],
  ['VPB', 'VPBank', '970432'],
  ['TPB', 'TPBank', '970423'],
  ['STB', 'Sacombank', '970403'],
  ['HDB', 'HDBank', '970437'],
  ['VIB', 'VIB', '970441'],
  ['SHB', 'SHB', '970443'],
  ['MSB', 'MSB', '970426'],
  ['OCB', 'OCB', '970448'],
  ['SEAB', 'SeABank', '970440'],
  ['EIB', 'Eximbank', '970431'],
  ['LPB', 'LPBank', '970449'],
] as const;

/** Puts the banks in and leaves those that an operator changed as they are. */
export async function seedBanks(db: Kysely<Database>): Promise<void> {
  const rows = banks.map(([code, name, bin], sort) => ({
    id: code.toLowerCase(),
    code,
    name,
    bin,
    logo: null,
    sort,
    active: true,
  }));
  await db
    .insertInto('banks')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
