import { createHash, randomUUID } from 'node:crypto';
import { contract, type ContractRow } from '../../rules/index';
import { openSession } from '../../backend/sessions/openSession';
import { addDevice } from '../../backend/sessions/knownDevice';
import { hashPin } from '../../backend/sessions/pin';
import { insertUser } from '../../backend/testing/insertUser';
import { callOf } from '../../storefront/api/call';
import { ApiError, isUnanswered } from '../../storefront/api/errors';
import { Answers, isOver } from './answers';
import type { Page } from './browser';
import type { DatabaseFault, SimulatedDatabase } from './database';
import { FaultyNetwork, type Arriving, type AwaitedFault, type NetworkFault, type SentRequest } from './faultyNetwork';
import { Player } from './player';
import { oneOf, split, type Random } from './random';
import { Scheduler, priorityPicker, uniformPicker } from './scheduler';
import { enter } from './seams';
import { secrets, ServerProcess } from './serverProcess';
import type { Scenario } from './scenario';

/** A Friday evening in Vietnam, 17:20: Keno, then the draws of the companies and of Vietlott. */
export const START = Date.parse('2026-08-21T10:20:00.000Z');

/** Ms until a process that has ended is started again. */
const RESTART = 4_000;

const patterns = contract.allCalls().map((row) => ({
  ...row,
  name: `${row.method} ${row.path}`,
  pattern: new RegExp(`^${row.path.replace(/:\w+\{(.+?)\}/g, '$1').replace(/:\w+/g, '[^/]+')}$`),
}));

/** Calls after which somebody has less. */
const payments: ReadonlySet<string> = new Set(
  [contract.payOrder, contract.confirmPayment, contract.withdraw, contract.transferReward].map(({ path }) => path),
);

const isRead = ({ method, path }: Pick<SentRequest, 'method' | 'path'>) => method === 'GET' || path.endsWith('/sync');

/** One run: players, bank and operator at the servers of a shop, on one seed. */
export class World {
  readonly seed: number;
  readonly scheduler: Scheduler;
  readonly players: Player[] = [];
  readonly servers: ServerProcess[] = [];
  /** What happened, a line each. */
  readonly lines: string[] = [];
  /** What must never be, as it was found. */
  readonly violations: string[] = [];
  /** What was seen that may be rare. */
  readonly met = new Set<string>();
  /** Calls of the contract that were made. */
  readonly calls = new Set<string>();
  /** Money that the bank has reported: its reference and đồng. */
  readonly arrived = new Map<string, number>();
  /** References of which a server has answered that it has them. */
  readonly acknowledged = new Set<string>();
  /** Withdrawals that the operator was told to send, which nobody may take back; whether that was said to be done. */
  readonly sending = new Map<string, boolean>();
  readonly answers = new Answers();
  readonly #codes = new Map<string, string>();
  readonly #logs: string[] = [];
  readonly #told = new Set<string>();
  /** What befalls the next requests of a player. */
  readonly #faults = new Map<string, AwaitedFault[]>();
  readonly #databaseFaults = new Map<string, { kind: DatabaseFault; left: number }[]>();
  readonly #random: Random;
  readonly #hash = createHash('sha256');
  #requests = 0;
  #servers = 0;

  constructor(
    readonly scenario: Scenario,
    readonly database: SimulatedDatabase,
  ) {
    const { seed } = scenario;
    this.seed = seed;
    this.#random = split(seed, 'world');
    const picking = split(seed, 'picker');
    const picker = scenario.picker === 'uniform' ? uniformPicker(picking) : priorityPicker(picking, 3, 1_500);
    this.scheduler = new Scheduler(START + scenario.startsAfter, picker, database.locks?.longestWait, scenario.rest);
  }

  get isoNow(): string {
    return new Date(this.scheduler.now).toISOString();
  }

  async open(): Promise<void> {
    const { scheduler, database, scenario } = this;
    await database.reset(scheduler, (what, fault) => {
      this.tell(what);
      this.met.add(fault);
    });
    enter({ now: () => scheduler.now, random: this.#random, after: scheduler.after });
    for (let server = 0; server < scenario.servers; server += 1) this.#start();
    await scheduler.pass(0);
    for (let place = 0; place < scenario.players; place += 1) await this.#addPlayer(place);
  }

  close(): void {
    enter(null);
  }

  tell(what: string): void {
    const time = new Date(this.scheduler.now + 7 * 3_600_000).toISOString().slice(11, 23);
    const line = `${time} ${what}`;
    this.lines.push(line);
    this.#hash.update(line);
  }

  /** Names the run: the same seed has the same. */
  get trace(): string {
    return this.#hash.copy().digest('hex');
  }

  violate(what: string): void {
    if (this.violations.includes(what)) return;
    this.violations.push(what);
    this.tell(`VIOLATION ${what}`);
  }

  newId(): string {
    return randomUUID();
  }

  codeFor(phone: string): string | undefined {
    return this.#codes.get(phone);
  }

  /** Whether nobody knows what became of what was asked for, so that the same may be asked again. */
  isOpenEnded(error: unknown): boolean {
    if (!(error instanceof ApiError)) return true;
    return isUnanswered(error) || error.kind === 'answer' || (error.status ?? 0) >= 500 || error.status === 429;
  }

  /** Has the next request of somebody meet a fault; several stand in line. */
  injectNetworkFault(who: string, fault: AwaitedFault): void {
    this.#faults.set(who, [...(this.#faults.get(who) ?? []), fault]);
  }

  /** Has a statement of somebody's next change fail after `left` others; of `anybody` the next ones, whose they may be. */
  injectDatabaseFault(who: string, fault: { kind: DatabaseFault; left: number }): void {
    if (who === 'anybody') this.database.inject(fault);
    else this.#databaseFaults.set(who, [...(this.#databaseFaults.get(who) ?? []), fault]);
  }

  clearFaults(): void {
    this.#faults.clear();
    this.#databaseFaults.clear();
    this.database.clearFaults();
  }

  networkOf({ name }: Player): FaultyNetwork {
    return new FaultyNetwork(this.scheduler, {
      random: split(this.seed, 'network', name),
      faultOf: (request) => this.#nextFault(name, request),
      deliver: (request) => this.#deliver(name, request),
    });
  }

  /** A request of somebody without a phone. Undefined when no answer came. */
  async send(who: string, request: SentRequest): Promise<Arriving | undefined> {
    const fault = this.#nextFault(who, request);
    if (fault === 'dropRequest') return undefined;
    await this.scheduler.pause(this.#random() * 200);
    if (fault === 'duplicate') void this.#deliver(who, request).catch(() => undefined);
    const answer = await this.#deliver(who, request).catch(() => undefined);
    return fault === 'dropAnswer' ? undefined : answer;
  }

  /** A call of the operator, who repeats nothing. Answers the body. */
  async operate(method: string, path: string, body?: object | string): Promise<unknown> {
    const text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body);
    const type = typeof body === 'string' ? 'text/plain' : 'application/json';
    const headers = {
      authorization: `Bearer ${secrets.operatorKey}`,
      ...(text === '' ? {} : { 'content-type': type }),
    };
    const answer = await this.send('operator', { method, path, headers, body: text });
    return answer && answer.status < 300 ? (JSON.parse(answer.text) as unknown) : undefined;
  }

  /** A call without a method of its own. */
  callAs(page: Page, row: ContractRow, sent: { body?: object; params?: Record<string, string> }): Promise<unknown> {
    return page.shop.api.send(callOf(row as never, sent as never));
  }

  /** Rules of the ledger that a server has found broken. */
  get rulesBroken(): string[] {
    return this.#logs.flatMap((line) => /its own rules in \d+ rows \(([^)]+)\)/.exec(line)?.[1] ?? []);
  }

  /** Lines that no server may log: what was handed to somebody as a secret. */
  secretsLogged(): string[] {
    return this.#logs.filter((line) => [...this.#told].some((secret) => secret.length >= 20 && line.includes(secret)));
  }

  /** Mostly of a call that changes something: what is only read is asked for again and does no harm. */
  #nextFault(who: string, { method, path }: SentRequest): NetworkFault | undefined {
    if (isRead({ method, path }) && this.#random() < 0.8) return undefined;
    const faults = this.#faults.get(who) ?? [];
    const place = faults.findIndex(({ at }) => at === 'change' || payments.has(path));
    return place === -1 ? undefined : faults.splice(place, 1)[0]?.kind;
  }

  #start(): void {
    this.#servers += 1;
    const name = `server ${this.#servers}`;
    this.servers.push(
      new ServerProcess(name, {
        scheduler: this.scheduler,
        database: this.database,
        random: split(this.seed, name),
        environment: this.scenario.environment,
        sendCode: ({ phone, code }) => this.#codes.set(phone, code),
        log: (line) => {
          this.#logs.push(line);
          this.tell(`${name} logs: ${line}`);
        },
        onDeath: (server) => this.#replaceServer(server),
      }),
    );
  }

  #replaceServer(server: ServerProcess): void {
    this.tell(`${server.name} ends`);
    this.met.add('a server was killed');
    this.servers.splice(this.servers.indexOf(server), 1);
    void this.database.abandon(server);
    this.scheduler.after(RESTART, () => {
      this.#start();
      this.tell(`${this.servers.at(-1)?.name} starts`);
    });
  }

  /** A player who is known and logged in on one phone. */
  async #addPlayer(place: number): Promise<void> {
    const [server] = this.servers;
    if (!server) return;
    const { shop } = server;
    const at = new Date(this.scheduler.now);
    const userId = this.newId();
    const player = new Player(this, `player ${place + 1}`, `+8491200000${place}`, userId);
    const pin = await hashPin(player.pin);
    const work = shop.db.transaction().execute(async (trx) => {
      await insertUser(trx, { id: userId, phone: player.phone, name: 'Nguyễn Văn An', at });
      await trx.updateTable('users').set({ pin_hash: pin }).where('id', '=', userId).execute();
      const deviceId = await addDevice(shop, trx, userId, { isProved: true });
      return openSession(shop, trx, { userId, epoch: 0, device: 'phone', deviceId });
    });
    await this.scheduler.pass(1);
    const { token, refreshToken } = await work;
    const browser = player.openBrowser();
    browser.open();
    browser.logIn({ token, refreshToken });
    this.players.push(player);
    const gift = { phone: player.phone, amount: this.scenario.opening, reason: 'Quà khai trương', confirm: true };
    void this.operate('POST', contract.adjustWallet.path, gift);
    await this.scheduler.pass(1_000);
  }

  async #deliver(who: string, request: SentRequest): Promise<Arriving> {
    const { method, path, headers, body } = request;
    if (this.servers.length === 0) throw new TypeError('no server answers');
    const server = oneOf(split(this.seed, 'balancer', (this.#requests += 1)), this.servers);
    const asked = new Request(`https://shop.example${path}`, { method, headers, ...(body === '' ? {} : { body }) });
    const task = `request ${this.#requests}`;
    if (!isRead(request)) {
      for (const fault of this.#databaseFaults.get(who) ?? []) this.database.inject({ ...fault, task });
      this.#databaseFaults.delete(who);
    }
    const response = await server.handle(task, asked);
    const text = await response.text();
    await this.#note(who, request, { status: response.status, headers: response.headers, text });
    return { status: response.status, headers: response.headers, text };
  }

  async #note(who: string, request: SentRequest, answer: Arriving): Promise<void> {
    const { method, path, headers, body } = request;
    const { status, text } = answer;
    const [bare = ''] = path.split('?');
    const row = patterns.find((known) => known.method === method && known.pattern.test(bare));
    if (row) this.calls.add(row.name);
    const code = /"code":"(\w+)"/.exec(text)?.[1];
    this.tell(`${who} ${method} ${path.slice(0, 70)} ${status}${code === undefined || status < 300 ? '' : ` ${code}`}`);
    if (code !== undefined && status >= 300) this.met.add(`answered ${code}`);
    if (status >= 500 && status !== 503)
      this.violate(`${method} ${bare} was answered ${status}: ${text.slice(0, 200)}`);
    for (const [, secret = ''] of text.matchAll(/"(?:token|refreshToken|signature)":"([^"]+)"/g))
      this.#told.add(secret);
    this.answers.noteMoney(request, answer);
    const key = headers['idempotency-key'];
    if (key === undefined || status >= 300 || !row?.isIdempotent) return;
    const { isKept, before } = this.answers.noteKey(`${method} ${bare} ${key} ${body}`, text, this.scheduler.now);
    if (isKept) this.met.add('a key came back');
    // A login that comes again once its session is over is one more login.
    if (before !== text && !(await isOver(this.database, before)))
      this.violate(`the same key was answered otherwise by ${method} ${bare}: ${before} then ${text}`);
    this.#hash.update(text);
  }
}
