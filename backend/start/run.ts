import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { exampleContents } from '../public/contents';
import { createApp } from '../app';
import { startJobs } from '../jobs/startJobs';
import { readSettings } from '../settings/readSettings';
import { loadWriteHome } from '../site/home';
import { loadPage } from '../site/page';
import { precompress } from '../site/precompress';
import { startMetrics } from '../observability/metrics/startMetrics';
import { startMaintenance } from '../maintenance/startMaintenance';
import { startUpFacts, startUpWarnings } from './facts';
import { listen } from './listen';
import { openShop } from './openShop';

/** Ms that calls under way get after SIGTERM; the database closes within the rest of 5 s. */
const PATIENCE = 3_500;

const storefront = fileURLToPath(new URL('../../dist', import.meta.url));

export interface Running {
  url: string;
  /** Goes on answering for `VELOC_DRAIN_MS`, but for /ready; then finishes what is under way and lets everything go. */
  stop(): Promise<void>;
}

/** Starts the shop that the environment describes and says so in one line a fact. */
export async function run(environment: unknown): Promise<Running> {
  const settings = readSettings(environment);
  const { shop, database, changedKeys, changedSettings, close } = await openShop(settings);
  try {
    const built = loadPage(storefront);
    const page = built && { ...built, writeHome: await loadWriteHome(storefront, shop.log) };
    precompress(join(storefront, 'assets'));
    const [draining, stopping] = [new AbortController(), new AbortController()];
    const serving = { ...shop, draining: draining.signal, stopping: stopping.signal };
    const { operatorPort, operatorHost, metricsPort, metricsHost } = settings;
    const operator =
      operatorPort === null
        ? undefined
        : await listen(createApp(serving, undefined, 'operator'), {
            host: operatorHost,
            port: operatorPort,
            setting: 'VELOC_OPERATOR_PORT',
          });
    const metrics =
      metricsPort === null ? undefined : await startMetrics(shop, { host: metricsHost, port: metricsPort });
    const listening = await listen(createApp(serving, page, operator ? 'others' : 'all'), settings);
    const patient = { ...shop, db: shop.longDb };
    const jobs = startJobs(patient);
    const maintenance = startMaintenance(patient);
    const facts = {
      url: listening.url,
      operatorUrl: operator?.url,
      metricsUrl: metrics?.url,
      database,
      settings,
      changedKeys,
      now: shop.clock.now(),
      hasPage: page !== undefined,
    };
    for (const line of startUpFacts(facts)) shop.log.info(line);
    const warnings = startUpWarnings(settings, await exampleContents(shop.db));
    for (const line of [...warnings, ...changedSettings]) shop.log.warn(line);
    return {
      url: listening.url,
      stop: async () => {
        draining.abort();
        await setTimeout(settings.drainMs);
        stopping.abort();
        await Promise.all([
          listening.stop(PATIENCE),
          operator?.stop(PATIENCE),
          metrics?.stop(PATIENCE),
          jobs.stop(),
          maintenance.stop(),
        ]);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
