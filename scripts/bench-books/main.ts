import { parseArgs } from 'node:util';
import { withClient } from '../../backend/db/connect';
import { startPostgres } from '../lib/postgres.mjs';
import { parentOf } from '../lib/processorTime';
import { measureBook } from './book';
import { comparePurchases } from './purchases';

/**
 * `npm run bench:books -- --tickets 1000000 --seconds 5`: a book of so many tickets on PostgreSQL. Prints how fast they
 * get their places, how long the seal and the signatures of two witnesses take after the last, how long a receipt takes
 * beside one of a small book, and, for so many seconds a turn, purchases by a server with books beside those by one
 * without (`--seconds 0` leaves them out, `--tickets 0` the book). Figures are for a quiet machine; ends with 1 only when a receipt is wrong.
 */
const { values } = parseArgs({
  options: { tickets: { type: 'string', default: '1000000' }, seconds: { type: 'string', default: '5' } },
});
const TICKETS = Number(values.tickets);

const server = await startPostgres({ isDurable: true });
if (!server) throw new Error('Books are measured on PostgreSQL only, and there is none: set VELOC_TEST_DATABASE_URL.');
process.env.VELOC_TEST_DATABASE_URL = server.url;
const postmaster = await withClient(server.url, async (client) => {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return parentOf(rows[0]?.pid ?? 0);
});
const measured = { serverUrl: server.url, postmaster, say: (line: string) => console.log(line) };
const wrong = TICKETS > 0 ? await measureBook({ ...measured, tickets: TICKETS }) : 0;
if (Number(values.seconds) > 0) await comparePurchases({ ...measured, seconds: Number(values.seconds) });
await server.stop();
process.exitCode = wrong === 0 ? 0 : 1;
