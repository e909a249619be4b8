import { driversUnavailability } from './db/unavailable';
import { run } from './start/run';

/** What `npm start` does not start again: a setting, an address or a folder that a person must change. */
const REFUSED = 2;

/** The whole shop in one process: `node --import tsx backend/server.ts`. */
try {
  const running = await run(process.env);
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await running.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(driversUnavailability(error) ? 1 : REFUSED);
}
