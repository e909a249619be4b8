import { Hono } from 'hono';
import { Gauge, Registry } from 'prom-client';
import type { AppEnv } from '../../http/env';
import { singleflight } from '../../http/singleflight';
import type { Shop } from '../../shop';
import { readFigures } from './databaseFigures';

/** Ms for all figures of the database: who scrapes gives up after 10 s as a rule. */
const PATIENCE = 5_000;

type Watched = Pick<Shop, 'longDb' | 'probe' | 'clock' | 'log' | 'metrics'>;

/** Resolves to undefined when `work` takes longer, or fails. */
async function inTime<T>({ log }: Watched, work: () => Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((done) => {
    timer = setTimeout(() => {
      log.error(`the figures of the database were not read within ${PATIENCE} ms, so they are left out`);
      done(undefined);
    }, PATIENCE);
  });
  const read = work().catch((error: unknown) => {
    log.error('the figures of the database could not be read, so they are left out', error);
    return undefined;
  });
  return Promise.race([read, late]).finally(() => clearTimeout(timer));
}

/** What was asked of the database: whether it answers, and the figures where it told them. */
async function databaseText(shop: Watched): Promise<string> {
  const registry = new Registry();
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const isUp = await shop.probe().then(
    () => true,
    () => false,
  );
  gauge('veloc_database_up', 'Whether the database answered within a second').set(Number(isUp));
  const figures = isUp ? await inTime(shop, () => readFigures({ db: shop.longDb, now: shop.clock.now() })) : undefined;
  gauge('veloc_database_figures_read', 'Whether the figures of the database stand below').set(
    Number(figures !== undefined),
  );
  return (await registry.metrics()) + ((await figures?.metrics()) ?? '');
}

/** GET /metrics in the text format of Prometheus: 200 also while the database is away, without its figures then. */
export function metricsApp(shop: Watched): Hono<AppEnv> {
  const { registry } = shop.metrics;
  const readDatabase = singleflight(() => databaseText(shop));
  return new Hono<AppEnv>().get('/metrics', async (c) => {
    const [database, own] = await Promise.all([readDatabase(), registry.metrics()]);
    return c.body(own + database, 200, { 'Content-Type': registry.contentType });
  });
}
