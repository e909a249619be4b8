import { PGlite } from '@electric-sql/pglite';
import { resolver } from 'hono-openapi';
import * as v from 'valibot';
import { clonePglite } from '../../backend/testing/pgliteClone';
import { clonePostgres } from '../../backend/testing/postgresClone';
import { SimulatedDatabase } from './database';
import { play, type Outcome } from './play';
import { scenarioNamed, type Scenario } from './scenario';
import { withoutTimers } from './seams';
import { START } from './world';

// The server's own timers, for its statistics, count from when the process began: in the world's queue they would make
// the first run of a process another than those after it.
const execute = PGlite.prototype.execProtocolRawSync;
PGlite.prototype.execProtocolRawSync = function (message) {
  return withoutTimers(() => execute.call(this, message));
};

/** A scenario as its seed, or with what is left of it. */
export interface Task {
  seed: number;
  /** Acts that are left out. */
  without?: readonly number[];
  /** Whole days that it plays; undefined for the minutes of its own. */
  days?: number | undefined;
  /** Ms that the machine rests after each step. */
  rest?: number;
}

export interface Played extends Omit<Outcome, 'calls'> {
  calls: string[];
  /** Ms of the real world. */
  real: number;
}

function scenarioOfTask(task: Task): Scenario {
  const scenario = scenarioNamed(task);
  return { ...scenario, rest: task.rest, acts: scenario.acts.filter(({ id }) => !task.without?.includes(id)) };
}

const limits = { limits: {}, port: undefined, isPooled: false };

/** Embedded, or on the server that is named. */
async function openDatabase(): Promise<SimulatedDatabase> {
  const server = process.env['VELOC_SIMULATED_SERVER'];
  if (!server) return SimulatedDatabase.over(await clonePglite(new Date(START)));
  return SimulatedDatabase.overServer(await clonePostgres(server, new Date(START), limits));
}

/** A database on which scenarios are played one after the other, each as though it were the first. */
export async function openRunner() {
  // Whoever asks for the OpenAPI document first has its library load a part of itself, which takes the machine's time.
  await resolver(v.string()).toOpenAPISchema();
  const database = await openDatabase();
  const run = async (task: Task): Promise<Played> => {
    const began = process.hrtime.bigint();
    const { calls, ...outcome } = await play(database, scenarioOfTask(task));
    return { ...outcome, calls: [...calls], real: Number(process.hrtime.bigint() - began) / 1e6 };
  };
  return { run, close: () => database.connection.close() };
}

if (process.send) {
  const runner = openRunner();
  process.on('message', (task: Task) => {
    void runner
      .then(({ run }) => run(task))
      .then((played) => process.send?.(played))
      .catch((error: unknown) => {
        console.error(error);
        process.exit(1);
      });
  });
  process.once('disconnect', () => {
    // The embedded one goes with its process; a world that is left in the midst of it would never give it back.
    if (!process.env['VELOC_SIMULATED_SERVER']) process.exit();
    void runner.then(({ close }) => close()).finally(() => process.exit());
  });
}
