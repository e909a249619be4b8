import { createApp } from '../../backend/app';
import { readSettings } from '../../backend/settings/readSettings';
import { openShop } from '../../backend/start/openShop';

/**
 * A shop without jobs that takes the results of `RECORDS` and ends: an import that has to seal the books by itself. With
 * `dieAt.mjs` preloaded it arms that first.
 */
const { shop, close } = await openShop(readSettings(process.env));
process.kill(process.pid, 'SIGUSR2');
// Signals are told between two turns.
await new Promise((told) => setTimeout(told, 20));
const answer = await createApp(shop).request('/operator/results', {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${shop.secrets.operatorKey}`,
    'Content-Type': 'application/x-ndjson',
  },
  body: process.env.RECORDS ?? '',
});
console.log(await answer.text());
await close();
