import type { PoolClient, QueryResult } from 'pg';
import { sql } from 'kysely';
import type { Connection } from '../../backend/db/connect';
import { openSessions, type LockWatch } from './lockWatch';
import { currentTask, type Scheduler } from './scheduler';

/** What happens to a statement of a server. */
export type DatabaseFault =
  /** The process ends before it is sent. */
  | 'kill'
  /** The commit is done and its answer never comes. */
  | 'commitAnswerLost'
  | 'serializationFailure'
  | 'deadlock'
  /** An administrator ends the connection. */
  | 'terminated';

/** A process that uses the database. */
export interface Owner {
  readonly name: string;
  readonly isAlive: boolean;
  kill(): void;
}

interface InjectedFault {
  kind: DatabaseFault;
  /** Statements that pass before it. */
  left: number;
  /** Whose statements; those of all where there is none. */
  task?: string;
}

const errors: Partial<Record<DatabaseFault, [string, string]>> = {
  serializationFailure: ['40001', 'could not serialize access due to concurrent update'],
  deadlock: ['40P01', 'deadlock detected'],
  terminated: ['57P01', 'terminating connection due to administrator command'],
  commitAnswerLost: ['08006', 'connection failure'],
};

function errorOf(kind: DatabaseFault): Error {
  const [code, message] = errors[kind] ?? ['XX000', kind];
  return Object.assign(new Error(message), { code });
}

/** The server's side of a connection: one statement at a time. */
interface Session {
  client: PoolClient;
  /** Its process on a server of PostgreSQL. */
  pid: number;
  /** Ms since the epoch, as the session was told. */
  now: number;
  owner: Owner | null;
  isInTransaction: boolean;
  isWriting: boolean;
}

const SNAPSHOT = 'snapshot';
/** Times after which a statement is kept by its name. */
const OFTEN = 20;

/**
 * A database as several processes share it: who goes on is chosen for every connection and every statement, and
 * statements fail as they are told to. The embedded one has one session, so transactions take turns as a whole; on a
 * server of PostgreSQL they run beside each other and wait for each other's locks.
 */
export class SimulatedDatabase {
  /** Transactions and single statements that have changed anything about money. */
  changes = 0;
  readonly #asked = new Map<string, { name: string; times: number }>();
  readonly #sessions: Session[];
  #injected: InjectedFault[] = [];
  #scheduler: Scheduler | undefined;
  #told: (what: string, met: string) => void = () => undefined;

  private constructor(
    readonly connection: Connection,
    clients: readonly { client: PoolClient; pid: number }[],
    readonly tables: readonly string[],
    readonly locks?: LockWatch,
  ) {
    const idle = { now: 0, owner: null, isInTransaction: false, isWriting: false };
    this.#sessions = clients.map((client) => ({ ...client, ...idle }));
  }

  /** Takes over a migrated and seeded database, to which it can be put back. */
  static async over(connection: Connection): Promise<SimulatedDatabase> {
    const tables = await keepSnapshot(connection);
    const client = await connection.pool.connect();
    return new SimulatedDatabase(connection, [{ client, pid: 0 }], tables);
  }

  /** The same on a server of PostgreSQL, with several sessions. */
  static async overServer(connection: Connection): Promise<SimulatedDatabase> {
    const tables = await keepSnapshot(connection);
    const { clients, locks } = await openSessions(connection, tables);
    return new SimulatedDatabase(connection, clients, tables, locks);
  }

  /** As it was, for another run on this scheduler. `told` hears of each fault. */
  async reset(scheduler: Scheduler, told: (what: string, met: string) => void): Promise<void> {
    this.#scheduler = undefined;
    this.#injected = [];
    this.changes = 0;
    if (this.locks) this.locks.onMet = (what) => told(what, what);
    for (const session of this.#sessions) await this.#end(session);
    await this.peek('set session_replication_role = replica');
    // Most have stayed empty, and to truncate all with their indexes takes a tenth of a run.
    const filled = await this.peek<{ name: string }>(
      `select quote_ident(relname) as name from pg_class where relnamespace = 'public'::regnamespace
         and relname in ('${this.tables.join("', '")}') and pg_relation_size(oid) > 0 order by 1`,
    );
    for (const { name } of filled) await this.peek(`delete from ${name}`);
    await this.peek(`vacuum ${filled.map(({ name }) => name).join(', ')}`);
    for (const { name } of filled) await this.peek(`insert into ${name} select * from ${SNAPSHOT}.${name}`);
    await this.peek('set session_replication_role = origin');
    // Nothing else tells the planner of the thousand periods that came in at once.
    await this.peek('analyze periods, games');
    // The embedded one makes none by itself, and keeps its whole log in memory until then.
    if (!this.locks) await this.peek('checkpoint');
    this.#scheduler = scheduler;
    this.#told = told;
  }

  /** Has a statement fail, after so many others. */
  inject(fault: InjectedFault): void {
    this.#injected.push({ ...fault });
  }

  clearFaults(): void {
    this.#injected = [];
  }

  /** Whether what is read now is committed: always on a server; where there is one session, between transactions. */
  get isReadable(): boolean {
    return this.locks !== undefined || this.#sessions.every(({ isInTransaction }) => !isInTransaction);
  }

  /** Committed rows, as soon as they can be read. */
  async read<Row>(text: string): Promise<Row[]> {
    await this.#scheduler?.turn(() => this.isReadable);
    return this.peek(text);
  }

  /** Rows at once; where there is one session, those of its open transaction too. */
  async peek<Row>(text: string): Promise<Row[]> {
    const client = this.locks?.watcher ?? this.#sessions[0]?.client;
    if (!client) return [];
    const ask = () => client.query({ ...this.#nameOf(text), text });
    const { rows } = await (this.#scheduler ? this.#scheduler.real(ask) : ask());
    return rows as Row[];
  }

  /** A pool as node-postgres has one, for a process. */
  poolOf(owner: Owner) {
    const connect = () => this.#connect(owner);
    return {
      options: { max: 10 },
      connect,
      async query(...asked: readonly unknown[]) {
        const client = await connect();
        try {
          return await client.query(...asked);
        } finally {
          client.release();
        }
      },
      end: async () => undefined,
    };
  }

  /** What a process had open is rolled back, as the server does when its connections break. */
  async abandon(owner: Owner): Promise<void> {
    for (const session of this.#sessions) if (session.owner === owner) await this.#end(session);
  }

  async #connect(owner: Owner) {
    await this.#turn(owner, () => this.#sessions.some((session) => session.owner === null));
    const session = this.#sessions.find((free) => free.owner === null);
    if (!session) throw new Error('Two tasks were given one session. Look at Scheduler.turn.');
    session.owner = owner;
    return {
      query: (...asked: readonly unknown[]) => this.#query(session, owner, asked),
      release: () => {
        if (session.owner === owner) session.owner = null;
      },
    };
  }

  async #query(session: Session, owner: Owner, asked: readonly unknown[]): Promise<unknown> {
    await this.#turn(owner);
    const [first] = asked;
    const text = typeof first === 'string' ? first : (first as { text: string }).text;
    const fault = this.#faultOf(session, text);
    if (fault) this.#told(`${owner.name}: ${fault} at "${text.slice(0, 60)}"`, fault);
    if (fault === 'kill') {
      owner.kill();
      return new Promise(() => undefined);
    }
    if (fault && fault !== 'commitAnswerLost') {
      if (fault === 'terminated') await this.#end(session, owner);
      throw errorOf(fault);
    }
    const result = await this.#run(session, text, asked);
    // Killed while it waited for a lock.
    if (!owner.isAlive) return new Promise(() => undefined);
    if (fault === 'commitAnswerLost') throw errorOf(fault);
    return result;
  }

  async #run(session: Session, text: string, asked: readonly unknown[]): Promise<QueryResult> {
    const [first, second] = asked;
    const { values = [] } = typeof first === 'string' ? { values: second } : (first as { values?: unknown });
    const query = { ...this.#nameOf(text), text, values: values as unknown[] };
    if (this.locks && !isBegin(text) && !isEnd(text)) await this.#tellTime(session);
    const result = await this.#held(session, () => session.client.query(query));
    // What was set in a transaction goes with it.
    if (/^rollback/i.test(text)) session.now = 0;
    if (isBegin(text)) session.isInTransaction = true;
    session.isWriting ||= isAboutMoney(text) && (result.rowCount ?? 0) > 0;
    if (isEnd(text)) session.isInTransaction = false;
    if (!session.isInTransaction && session.isWriting) {
      session.isWriting = false;
      if (!/^rollback/i.test(text)) this.changes += 1;
    }
    return result;
  }

  #faultOf({ isInTransaction }: Session, text: string): DatabaseFault | undefined {
    const isOf = ({ task = currentTask() }: InjectedFault) => task === currentTask();
    for (const injected of this.#injected) if (isOf(injected)) injected.left -= 1;
    const fits = (injected: InjectedFault) => {
      const { kind, left } = injected;
      if (left >= 0 || !isOf(injected) || /^rollback/i.test(text)) return false;
      if (kind === 'commitAnswerLost') return /^commit/i.test(text);
      if (kind === 'serializationFailure' || kind === 'deadlock') return isInTransaction && !isEnd(text);
      return true;
    };
    const place = this.#injected.findIndex(fits);
    return place === -1 ? undefined : this.#injected.splice(place, 1)[0]?.kind;
  }

  async #end(session: Session, keptFor: Owner | null = null): Promise<void> {
    await this.locks?.cancel([session.pid]);
    if (session.isInTransaction) await this.#held(session, () => session.client.query('rollback'));
    session.isInTransaction = false;
    session.isWriting = false;
    session.owner = keptFor;
  }

  /** By its name a statement is parsed and planned once; every one that is kept makes each change of a table slower. */
  #nameOf(text: string): { name?: string } {
    const { name, times } = this.#asked.get(text) ?? { name: `s${this.#asked.size}`, times: 0 };
    this.#asked.set(text, { name, times: times + 1 });
    return times < OFTEN || isBegin(text) || isEnd(text) ? {} : { name };
  }

  #held<T>(session: Session, work: () => Promise<T>): Promise<T> {
    const scheduler = this.#scheduler;
    if (!scheduler) return work();
    if (!this.locks) return scheduler.real(work);
    return this.locks.run(scheduler, session.pid, work);
  }

  async #tellTime(session: Session): Promise<void> {
    const now = Math.floor(this.#scheduler?.now ?? 0);
    if (session.now === now) return;
    session.now = now;
    await this.#held(session, () => session.client.query(`set simulation.now = '${now}'`));
  }

  async #turn(owner: Owner, isReady: () => boolean = () => true): Promise<void> {
    await this.#scheduler?.turn(() => owner.isAlive && isReady());
  }
}

const isBegin = (text: string) => /^(?:begin|start transaction)/i.test(text);
const isEnd = (text: string) => /^(?:commit|rollback)\s*;?$/i.test(text);
/** Writes a table that the checks after every change read; what a period breaks is found with the next money that moves. */
const isAboutMoney = (text: string) =>
  /\b(?:insert into|update|delete from)\s+"?(?:accounts|entries|journals|orders|tickets|transactions|prize_payments|arrivals|classic_stock)\b/i.test(
    text,
  );

/** Keeps all rows in tables of their own, and names the tables. */
async function keepSnapshot({ db }: Connection): Promise<string[]> {
  await sql`create schema ${sql.id(SNAPSHOT)}`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
    order by 1`.execute(db);
  const tables = rows.map(({ name }) => name);
  for (const name of tables) {
    await sql`create table ${sql.table(`${SNAPSHOT}.${name}`)} as table ${sql.table(name)}`.execute(db);
  }
  return tables;
}
