import { collectDefaultMetrics } from 'prom-client';
import type { Shop } from '../../shop';
import { listen, type Listening } from '../../start/listen';
import { metricsApp } from './metricsApp';

/** Answers GET /metrics at an address of its own, with the figures of the process beside the shop's. */
export function startMetrics(shop: Shop, at: { host: string; port: number }): Promise<Listening> {
  collectDefaultMetrics({ register: shop.metrics.registry });
  return listen(metricsApp(shop), { ...at, setting: 'VELOC_METRICS_PORT' });
}
