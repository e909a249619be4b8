import { sql } from 'kysely';
import { createApp } from '../app';
import { connectServer } from '../db/connect';
import { createKeyedMutex } from '../keyedLocks';
import { callerOf, type TestShop } from './testShop';

/**
 * Another process's shop on the database of the first, which is on the server that `VELOC_TEST_DATABASE_URL` names: it
 * shares clock, log and secrets, and neither connections nor turns.
 */
export async function secondShop({ shop }: TestShop): Promise<Pick<TestShop, 'shop' | 'app' | 'call' | 'close'>> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(shop.db);
  const url = new URL(process.env.VELOC_TEST_DATABASE_URL ?? '');
  url.pathname = rows[0]?.name ?? '';
  const { db, pool, longDb, close } = connectServer(url.href);
  const second = { ...shop, db, pool, longDb, mutex: createKeyedMutex() };
  const app = createApp(second);
  return { shop: second, app, call: callerOf(app), close };
}
