import { otherActs, playerActs } from './acts/index';
import { checkMoney, checkRest } from './checks';
import type { SimulatedDatabase } from './database';
import { chance, oneOf, split } from './random';
import { statesMet } from './rareStates';
import { asTask } from './scheduler';
import { isDatabaseAct, isNetworkAct, isOtherAct, isPlayerAct } from './kinds';
import type { Act, Scenario } from './scenario';
import { START, World } from './world';

const MINUTE = 60_000;
/** Ms to the next draw of a game that draws all day. */
const LONGEST_TO_DRAW = 8 * MINUTE;
/** Ms from the world's first moment to after the draws of 18:00. */
const GREAT_DRAWS = 41 * MINUTE;
const DAY = 1440 * MINUTE;
/** Ms from the time of the world's first moment to 06:05, before the first draw of Keno. */
const MORNING = 765 * MINUTE;

/** What came of a run. */
export interface Outcome {
  seed: number;
  violations: readonly string[];
  /** What happened, a line each. */
  lines: readonly string[];
  /** Names what happened and every answer: the same seed has the same. */
  trace: string;
  steps: number;
  /** Ms of the simulated world in which somebody may do something. */
  virtual: number;
  /** Rare states that came about. */
  met: readonly string[];
  calls: ReadonlySet<string>;
}

/** Plays a scenario to its end and until all has come to rest. Ends at the first violation. */
export async function play(database: SimulatedDatabase, scenario: Scenario): Promise<Outcome> {
  const world = new World(scenario, database);
  let met: readonly string[] = [];
  let night = 0;
  try {
    await world.open();
    // A session lasts for as long as it is used, and some use theirs for weeks.
    if (chance(split(scenario.seed, 'sessions'), 0.3))
      await database.peek(`update sessions set created_at = created_at - interval '40 days'`);
    let checked = database.changes;
    world.scheduler.onStep = async () => {
      if (database.changes === checked || !database.isReadable) return;
      checked = database.changes;
      await checkMoney(world);
    };
    const { acts, lasts, closesAfter } = scenario;
    const evening = closesAfter ?? lasts;
    for (const act of acts.filter(({ at }) => at <= evening)) begin(world, act);
    await passUntilViolated(world, evening);
    if (closesAfter !== null && world.violations.length === 0) {
      night = closeUntilMorning(world);
      for (const act of acts.filter(({ at }) => at > evening)) begin(world, { ...act, at: act.at - evening });
      await passUntilViolated(world, lasts - evening);
    }
    if (scenario.isEvening) await passUntilViolated(world, START + GREAT_DRAWS - world.scheduler.now);
    if (world.violations.length === 0) await comeToRest(world);
    // After a violation a transaction may be open, and aborted.
    if (world.violations.length === 0) met = await statesMet(world);
  } finally {
    world.close();
  }
  const { violations, lines, trace, calls, scheduler } = world;
  return {
    seed: scenario.seed,
    violations,
    lines,
    trace,
    met,
    calls,
    steps: scheduler.steps,
    virtual: scheduler.now - START - scenario.startsAfter - night,
  };
}

/** No process runs, and no clock stands still. Answers the ms of it. */
function closeUntilMorning(world: World): number {
  const { scheduler } = world;
  world.tell('the shop closes for the night');
  world.met.add('the shop was closed for a night');
  // Each leaves the list as it ends.
  for (const server of world.servers.slice()) server.kill();
  const morning = START + MORNING + Math.floor((scheduler.now - START) / DAY) * DAY;
  const lasts = morning - scheduler.now;
  scheduler.now = morning;
  return lasts;
}

async function passUntilViolated(world: World, ms: number): Promise<void> {
  for (let left = ms; left > 0 && world.violations.length === 0; left -= MINUTE) {
    await world.scheduler.pass(Math.min(left, MINUTE));
  }
}

function begin(world: World, act: Act): void {
  const random = split(world.seed, 'act', act.id);
  world.scheduler.after(act.at, () => {
    const player = world.players[act.player];
    const name = player?.name ?? '';
    const { kind } = act;
    if (isPlayerAct(kind) && player) {
      const page = player.page(random);
      run(world, `${name} ${kind}`, act, () => playerActs[kind]({ world, player, page, random }));
    } else if (isOtherAct(kind)) {
      run(world, kind, act, () => otherActs[kind](world, random));
    } else {
      const who = act.befalls === 'player' ? name : act.befalls;
      world.tell(`${kind} for ${who} (act ${act.id})`);
      if (isDatabaseAct(kind)) world.injectDatabaseFault(who, { kind, left: Math.floor(random() * 30) });
      if (isNetworkAct(kind)) {
        // Some meet whatever is asked next, some a payment; some last until a page has given up.
        const at = oneOf(random, ['change', 'payment', 'payment'] as const);
        // The first answer may ask for a proof, and the next be lost.
        if (chance(random, 0.3)) world.injectNetworkFault(who, { kind: undefined, at });
        for (let left = oneOf(random, [1, 2, 4, 5]); left > 0; left -= 1) world.injectNetworkFault(who, { kind, at });
      }
    }
  });
}

function run(world: World, what: string, act: Act, work: () => Promise<unknown> | void): void {
  world.tell(`${what} (act ${act.id})`);
  void asTask(`act ${act.id}`, async () => work()).catch((error: unknown) => {
    const { code, kind, message } = error as { code?: string; kind?: string; message?: string };
    if (kind === 'answer') world.violate(`${what}: nobody can read the answer: ${message}`);
    else world.tell(`${what} was refused: ${code ?? message}`);
    if (kind === undefined && !(error instanceof Error && message?.startsWith('the cart refused'))) {
      world.violate(`${what} threw ${(error as Error).stack ?? String(error)}`);
    }
  });
}

/** No fault happens any more, everybody is there again, and what is due is done. */
async function comeToRest(world: World): Promise<void> {
  world.tell('no fault any more');
  world.clearFaults();
  for (const player of world.players) {
    for (const browser of player.browsers) {
      browser.setOnline(true);
      browser.isFull = false;
    }
  }
  await passUntilViolated(world, 3 * MINUTE);
  // The operator keeps at it: a file holds so many draws, and there may be more.
  for (let round = 0; round < 10 && (round < 2 || (await isWorkLeft(world))); round += 1) {
    const random = split(world.seed, 'rest', round);
    void asTask('operator', async () => {
      await otherActs.importResults(world, random);
      await otherActs.handleClaims(world, random);
    });
    await passUntilViolated(world, MINUTE);
  }
  if (world.violations.length === 0) await checkRest(world);
}

/** What stands still already needs no more minutes: a draw that nobody has decided or that comes soon, a job. */
async function isWorkLeft({ database, scheduler, isoNow }: World): Promise<boolean> {
  const soon = new Date(scheduler.now + LONGEST_TO_DRAW).toISOString();
  const left = await database.peek(
    `select id from periods where dial_at <= '${isoNow}' and (status in ('open', 'drawn')
       or status = 'closed' and exists (select from tickets where period_id = periods.id))
     union all select period_id from tickets join periods on periods.id = period_id
       where periods.status in ('open', 'closed') and periods.dial_at between '${isoNow}' and '${soon}'
     union all select key from jobs where run_at <= '${isoNow}'`,
  );
  return left.length > 0;
}
