import type { Kysely } from 'kysely';
import { openPeriods } from '../draws/ensurePeriods';
import { seedGames } from '../draws/seed/games';
import { seedContents } from '../public/seed/seedContents';
import { seedBanks } from '../topup/seedBanks';
import type { Database } from './schema';

/** Puts in what a new shop starts with. Runs at every start and must leave what is already there alone. */
export type Seed = (db: Kysely<Database>, now: Date) => Promise<void>;

const seeds: readonly Seed[] = [seedGames, openPeriods, seedContents, seedBanks];

export async function seed(db: Kysely<Database>, now: Date): Promise<void> {
  for (const plant of seeds) await plant(db, now);
}
