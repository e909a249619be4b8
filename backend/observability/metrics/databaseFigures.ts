import { TICKET_STATUS } from '@veloc/rules';
import { sql, type Kysely } from 'kysely';
import { Gauge, Registry } from 'prom-client';
import type { Database } from '../../db/schema';

/** Ms after its draw from which a period without a result is late. */
const LATE_AFTER = 60 * 60_000;
/** Tickets that are counted; a count that stops there means so many or more. */
const MOST_COUNTED = 1_000_000;

interface Asked {
  db: Kysely<Database>;
  now: Date;
}

interface Sample {
  labels?: Record<string, string>;
  value: number;
}

/** Metrics that one statement reads. */
interface Figures {
  /** Name and meaning of each. */
  names: Readonly<Record<string, string>>;
  read(asked: Asked): Promise<Record<string, Sample[]>>;
}

const one = (value: number | string | null): Sample[] => [{ value: Number(value ?? 0) }];

const jobs: Figures = {
  names: {
    veloc_jobs: 'Work by kind and state: due, running, failed (tried again later), planned',
    veloc_job_oldest_due_seconds: 'Since when the oldest work that is due waits; 0 without any',
  },
  async read({ db, now }) {
    const { rows } = await sql<{ kind: string; state: string; count: number; oldest: Date | null }>`
      select kind, case when lease_until > clock_timestamp() and leased_by is not null then 'running'
          when error is not null then 'failed' when run_at <= ${now} then 'due' else 'planned' end as state,
        count(*) as count, min(run_at) filter (where run_at <= ${now}) as oldest
      from jobs group by 1, 2`.execute(db);
    const ages = rows.flatMap(({ oldest }) => (oldest ? [(now.getTime() - oldest.getTime()) / 1000] : []));
    return {
      veloc_jobs: rows.map(({ kind, state, count }) => ({ labels: { kind, state }, value: count })),
      veloc_job_oldest_due_seconds: one(Math.max(0, ...ages)),
    };
  },
};

const periods: Figures = {
  names: {
    veloc_periods: 'Periods by game and state: open, closed (waits for its result), drawn (waits for its settlement)',
    veloc_periods_late: 'Periods by game whose draw was more than 60 minutes ago and that have no result',
  },
  async read({ db, now }) {
    const late = new Date(now.getTime() - LATE_AFTER);
    const { rows } = await sql<{ game: string; state: string; count: number; late: number }>`
      select game_id as game, status as state, count(*) as count,
        count(*) filter (where dial_at < ${late}) as late
      from periods where status in ('open', 'closed', 'drawn') group by 1, 2`.execute(db);
    const closed = rows.filter(({ state }) => state === 'closed');
    return {
      veloc_periods: rows.map(({ game, state, count }) => ({ labels: { game, state }, value: count })),
      veloc_periods_late: closed.map(({ game, late: value }) => ({ labels: { game }, value })),
    };
  },
};

const unsettled: Figures = {
  names: {
    veloc_tickets_unsettled: `Tickets of drawn periods that wait for their settlement, ${MOST_COUNTED} at most`,
  },
  async read({ db }) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from (
        select from periods
        join tickets on tickets.period_id = periods.id and tickets.status = ${sql.lit(TICKET_STATUS.active)}
          and tickets.set_aside_at is null
        where periods.status = 'drawn' limit ${sql.lit(MOST_COUNTED)}
      ) as waiting`.execute(db);
    return { veloc_tickets_unsettled: one(rows[0]?.count ?? 0) };
  },
};

const setAside: Figures = {
  names: { veloc_tickets_set_aside: 'Tickets that could not be judged and wait for the operator' },
  async read({ db }) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from tickets where status = ${sql.lit(TICKET_STATUS.active)} and set_aside_at is not null
    `.execute(db);
    return { veloc_tickets_set_aside: one(rows[0]?.count ?? 0) };
  },
};

interface Waiting {
  count: number;
  dong: string | null;
  oldest: Date | null;
}

/** How many of something wait for the operator, how many đồng that is, and since when. */
function waiting(name: string, help: string, select: ReturnType<typeof sql<Waiting>>): Figures {
  const [count, dong, oldest] = [`veloc_${name}`, `veloc_${name}_dong`, `veloc_${name}_oldest_seconds`];
  return {
    names: { [count]: help, [dong]: `${help}: đồng`, [oldest]: `${help}: since when the oldest does; 0 without any` },
    async read({ db, now }) {
      const { rows } = await select.execute(db);
      const [row] = rows;
      return {
        [count]: one(row?.count ?? 0),
        [dong]: one(row?.dong ?? 0),
        [oldest]: one(row?.oldest ? Math.max(0, (now.getTime() - row.oldest.getTime()) / 1000) : 0),
      };
    },
  };
}

/** Seconds since then; of what never was, since 1970, so that an alert on its age sees it. */
const ageOf = (at: Date | null, now: Date) => one(Math.max(0, (now.getTime() - (at?.getTime() ?? 0)) / 1000));

const ledger: Figures = {
  names: {
    veloc_ledger_sound_age_seconds: 'How long ago a check last found the ledger sound, as far as it looked',
    veloc_ledger_whole_check_age_seconds: 'How long ago a check of the whole ledger last found it sound',
    veloc_ledger_check_seconds: 'How long the last check took',
    veloc_ledger_violations: 'Rows that broke a rule of the ledger',
    veloc_withdrawals_stopped: 'Whether withdrawals are stopped because of the ledger',
  },
  async read({ db, now }) {
    const found = await db
      .selectFrom('ledger_check')
      .select(['sound_until', 'whole_at', 'took_ms', 'violations', 'stopped_at'])
      .executeTakeFirstOrThrow();
    return {
      veloc_ledger_sound_age_seconds: ageOf(found.sound_until, now),
      veloc_ledger_whole_check_age_seconds: ageOf(found.whole_at, now),
      veloc_ledger_check_seconds: one(found.took_ms / 1000),
      veloc_ledger_violations: one(found.violations),
      veloc_withdrawals_stopped: one(Number(found.stopped_at !== null)),
    };
  },
};

const figures: readonly Figures[] = [
  jobs,
  periods,
  unsettled,
  setAside,
  ledger,
  waiting(
    'arrivals_unmatched',
    'Transfers that came and are in no wallet',
    sql<Waiting>`select count(*) as count, sum(amount) as dong, min(received_at) as oldest
      from arrivals where state = 'unmatched'`,
  ),
  waiting(
    'withdrawals_waiting',
    'Withdrawals that are to be paid out',
    sql<Waiting>`select count(*) as count, sum(amount) as dong, min(created_at) as oldest
      from transactions where kind = 'withdraw' and status in ('pending', 'processing')`,
  ),
  waiting(
    'prizes_waiting',
    'Prizes that wait for the operator or were rejected',
    sql<Waiting>`select count(*) as count, sum(amount) as dong, min(created_at) as oldest
      from prize_claims where state in ('waiting', 'rejected')`,
  ),
];

/** Reads every figure of the database, one statement after the other, into a registry of its own: none is ever stale. */
export async function readFigures(asked: Asked): Promise<Registry> {
  const registry = new Registry();
  for (const { names, read } of figures) {
    const samples = await read(asked);
    for (const [name, help] of Object.entries(names)) {
      const found = samples[name] ?? [];
      const labelNames = [...new Set(found.flatMap(({ labels = {} }) => Object.keys(labels)))];
      const gauge = new Gauge({ name, help, labelNames, registers: [registry] });
      for (const { labels = {}, value } of found) gauge.set(labels, value);
    }
  }
  return registry;
}
