import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testShop } from '../testing/testShop';
import { migrate } from './migrate';

test('a release that is older than its database does not start on it, and says which migration it lacks', async () => {
  const { shop, close } = await testShop();
  await migrate(shop.db);
  await sql`insert into kysely_migration (name, timestamp) values ('999_of_tomorrow', '2026-08-22T03:00:00Z')`.execute(
    shop.db,
  );
  await expect(migrate(shop.db)).rejects.toThrow(/^A newer release has migrated this database \(999_of_tomorrow\)/);
  await close();
});
