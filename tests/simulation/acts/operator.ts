import { contract, feedOf, type GameId } from '../../../rules/index';
import { bundlePath, readCheckpoint, tilePath, tilesOf } from '../../../proof/index';
import { recordOf, type Period } from '../draws';
import { below, chance, oneOf, type Random } from '../random';
import type { World } from '../world';
import { referenceOf, report, waitingTopUps, type OtherDo } from './bank';

const withTickets = 'exists (select from tickets where period_id = periods.id)';

const pastOf = ({ isoNow }: World) => `status in ('open', 'closed') and dial_at <= '${isoNow}'`;

/** Periods past their draw that nobody has decided, the oldest first. */
const undecided = (world: World, what = pastOf(world)) =>
  world.database.read<Period>(
    `select id, game_id, region, channel_id, status, dial_at from periods
     where ${what} order by dial_at, id limit 12`,
  );

async function importLines(world: World, records: readonly object[]): Promise<unknown> {
  if (records.length === 0) return undefined;
  const body = records.map((record) => `${JSON.stringify(record)}\n`).join('');
  return world.operate('POST', contract.importResults.path, body);
}

/** Draws that share a record: Loto and the classic tickets of one company, Keno and its side bets. */
function recordsOf(world: World, periods: readonly Period[], other = 0): object[] {
  const records = periods.map((period) => JSON.stringify(recordOf(world.seed, period, other)));
  return [...new Set(records)].map((record) => JSON.parse(record) as object);
}

async function rows(world: World, path: string): Promise<Row[]> {
  const answer = await world.operate('GET', path);
  const { data } = (answer ?? { data: [] }) as { data: unknown };
  const { shown, unmatched } = data as { shown?: unknown[]; unmatched?: unknown[] };
  return (shown ?? unmatched ?? data) as Row[];
}

const pathOf = (path: string, id: string) => path.replace(/:\w+/, encodeURIComponent(id));

interface Row {
  id: string;
  amount?: number | undefined;
}

/** Ms from the start of a withdrawal until the operator says that it is sent. */
const MOST_AT_BANK = 3 * 60_000;
const withdrawalSteps = ['start', 'complete', 'reject', 'bounce'] as const;

async function handleWithdrawal(
  world: World,
  random: Random,
  step: (typeof withdrawalSteps)[number],
  { id, amount }: Row,
): Promise<void> {
  const call = contract[`${step}Withdrawal`];
  // What nobody hears of may be done all the same.
  if (step === 'complete' && world.sending.has(id)) world.sending.set(id, true);
  const said = {
    start: {},
    complete: {},
    reject: { reason: 'Sai tên' },
    bounce: { reference: referenceOf(random), amount },
  };
  const isDone = await world.operate('POST', pathOf(call.path, id), said[step]);
  if (!isDone || step !== 'start') return;
  if (world.sending.has(id)) world.violate(`two operators were told to send withdrawal ${id}`);
  world.sending.set(id, false);
}

async function handleArrival(world: World, random: Random, { id }: Row): Promise<void> {
  const waiting = await waitingTopUps(world);
  const call = chance(random, 0.5) ? contract.creditArrival : contract.returnArrival;
  // The bank may have named none, or one that is another player's.
  const whose = () =>
    waiting.length > 0 && chance(random, 0.5) ? { topUpId: oneOf(random, waiting).id, confirm: true } : {};
  const isDone = await world.operate('POST', pathOf(call.path, id), call === contract.creditArrival ? whose() : {});
  if (!isDone || call !== contract.returnArrival) return;
  world.answers.returned.add(id);
  // Money is seldom sent back, and somebody else has the same page open.
  if (chance(random, 0.5)) await world.operate('POST', pathOf(contract.creditArrival.path, id), whose());
}

/** Sometimes a button of a page that was not read anew is pressed, whatever has become of its row since. */
async function pressStale(
  world: World,
  random: Random,
  rowsOf: string,
  press: (row: Row) => Promise<unknown>,
): Promise<void> {
  const all = await world.database.read<Row>(`select id, amount from ${rowsOf} order by id`);
  if (all.length > 0 && chance(random, 0.5)) await press(oneOf(random, all));
}

/** What the operator does. */
export const operator = {
  /** Of what was sold, and now and then of all that was drawn. */
  async importResults(world, random) {
    const past = pastOf(world);
    const drawn = await undecided(world, chance(random, 0.2) ? past : `${past} and ${withTickets}`);
    await importLines(world, recordsOf(world, drawn));
  },
  async importTwice(world, random) {
    const records = recordsOf(world, await undecided(world));
    const again = chance(random, 0.3) ? recordsOf(world, await undecided(world), 1) : records;
    await Promise.all([importLines(world, records), importLines(world, again)]);
  },
  async importEarly(world) {
    const soon = new Date(world.scheduler.now + 10 * 60_000).toISOString();
    await importLines(world, recordsOf(world, await undecided(world, `status = 'open' and dial_at <= '${soon}'`)));
  },
  async correctResult(world, random) {
    const drawn = await undecided(world, `status in ('drawn', 'settled') and ${withTickets}`);
    if (drawn.length === 0) return;
    const record = recordOf(world.seed, oneOf(random, drawn), 1);
    await world.operate('POST', contract.correctResult.path, { reason: 'Nhập nhầm số', record });
  },
  /** A number that was read wrong had made a prize of many plays smaller: the rest of it comes to who has been paid. */
  async correctUpwards(world, random) {
    const paid = await world.database.read<Period & { chosen: number[] }>(
      `select p.id, p.game_id, p.region, p.channel_id, p.status, p.dial_at, t.payload -> 'bundleSelectedNumbers' as chosen
       from tickets t join periods p on p.id = t.period_id join prize_payments on ticket_id = t.id
       where t.payload ->> 'isBundleTicket' = 'true' order by t.id`,
    );
    if (paid.length === 0) return;
    const { chosen, ...period } = oneOf(random, paid);
    const before = recordOf(world.seed, period) as { numbers: number[] };
    const numbers = [...new Set([...chosen, ...before.numbers])].slice(0, 20).toSorted((one, other) => one - other);
    await world.operate('POST', contract.correctResult.path, {
      reason: 'Nhập nhầm số',
      record: { ...before, numbers },
    });
  },
  /** Two at once: one has the result of a draw that the other calls off. The draw may be a few minutes away. */
  async voidDrawn(world, random) {
    const soon = new Date(world.scheduler.now + 10 * 60_000).toISOString();
    const due = await undecided(world, `status in ('open', 'closed') and dial_at <= '${soon}' and ${withTickets}`);
    if (due.length === 0) return;
    const period = oneOf(random, due);
    await world.scheduler.pause(Math.max(0, period.dial_at.getTime() - world.scheduler.now));
    const callOff = async () => {
      // As long as the other takes, where each statement may take seconds.
      await world.scheduler.pause((chance(random, 0.5) ? 300 : 60_000) * random());
      await world.operate('POST', pathOf(contract.voidDraw.path, period.id), { confirm: true });
    };
    await Promise.all([importLines(world, recordsOf(world, [period])), callOff()]);
  },
  async voidDraw(world, random) {
    const near = await undecided(world, `status in ('open', 'closed', 'drawn') and ${withTickets}`);
    if (near.length === 0) return;
    // One of several that a ticket was bought for, where there is one.
    const later = await undecided(
      world,
      `status = 'open' and exists (select from tickets where period_id = periods.id and draw_index > 0)`,
    );
    const { id } = oneOf(random, later.length > 0 && chance(random, 0.5) ? later : near);
    await world.operate('POST', pathOf(contract.voidDraw.path, id), { confirm: true });
  },
  /** Of a draw that has pools, where one has been; of another they are refused. */
  async setPools(world, random) {
    const drawn = await world.database.read<{ id: string }>(
      `select id from draws order by feed not in ('mega', 'power', 'lotto535'), id limit 3`,
    );
    if (drawn.length === 0) return;
    const path = pathOf(contract.setPools.path, oneOf(random, drawn).id);
    await world.operate('POST', path, { jackpot1: 40_000_000_000 });
  },
  async handleWithdrawals(world, random) {
    for (const { id, amount } of await rows(world, contract.waitingWithdrawals.path)) {
      const step = oneOf(random, ['start', 'start', 'reject', 'nothing'] as const);
      if (step !== 'start' && step !== 'reject') continue;
      await handleWithdrawal(world, random, step, { id, amount });
      if (step !== 'start') continue;
      // Another operator has the same list open.
      if (chance(random, 0.2)) await handleWithdrawal(world, random, 'start', { id, amount });
      // Its player may think better of it meanwhile.
      await world.scheduler.pause(below(random, MOST_AT_BANK));
      if (chance(random, 0.7)) await handleWithdrawal(world, random, 'complete', { id, amount });
      if (chance(random, 0.2)) await handleWithdrawal(world, random, 'bounce', { id, amount });
    }
    const step = oneOf(random, withdrawalSteps);
    await pressStale(world, random, `transactions where kind = 'withdraw'`, (row) =>
      handleWithdrawal(world, random, step, row),
    );
  },
  async handleArrivals(world, random) {
    for (const row of await rows(world, contract.listArrivals.path)) await handleArrival(world, random, row);
    await pressStale(world, random, 'arrivals', (row) => handleArrival(world, random, row));
  },
  async handleClaims(world, random) {
    for (const { id } of await rows(world, contract.listClaims.path)) {
      if (chance(random, 0.7)) await world.operate('POST', pathOf(contract.approveClaim.path, id), {});
      else await world.operate('POST', pathOf(contract.rejectClaim.path, id), { reason: 'Thiếu giấy tờ' });
    }
    const call = oneOf(random, [contract.approveClaim, contract.rejectClaim] as const);
    await pressStale(world, random, 'prize_claims', ({ id }) =>
      world.operate('POST', pathOf(call.path, id), { reason: 'Thiếu giấy tờ' }),
    );
  },
  /** One that is not set aside, by a slip, is refused. */
  async handleSetAside(world, random) {
    const setAside = await rows(world, contract.setAsideTickets.path);
    const some = await world.database.read<{ id: string }>('select id from tickets order by id limit 1');
    for (const { id } of setAside.length > 0 ? setAside : some) {
      const call = chance(random, 0.5) ? contract.retryTicket : contract.refundTicket;
      await world.operate('POST', pathOf(call.path, id), {});
    }
  },
  /** Refused or needless as long as nothing stands in the way of its seal. */
  async forceResult(world, random) {
    const past = await undecided(world, `${pastOf(world)} and ${withTickets}`);
    if (past.length > 0) await world.operate('POST', pathOf(contract.forceResult.path, oneOf(random, past).id), {});
  },
  /** A stranger reads a sealed book from end to end, with what says who signs it and the results that it was drawn for. */
  async auditBook(world, random) {
    const sealed = await world.database.read<{ id: string; game_id: GameId; status: string }>(
      `select id, game_id, status from periods where sealed_at is not null and ${withTickets} order by id`,
    );
    if (sealed.length === 0) return;
    const { id, game_id: game, status } = oneOf(random, sealed);
    const read = async (path: string): Promise<string> => {
      const answer = await world.send('stranger', { method: 'GET', path, headers: {}, body: '' });
      if (answer && answer.status !== 200 && answer.status < 500)
        world.violate(`${path} was answered ${answer.status} though the book is sealed`);
      return answer?.status === 200 ? answer.text : '';
    };
    for (const [log, call] of [
      [`/public/book/${encodeURIComponent(id)}`, contract.bookCheckpoint],
      ['/public/seals', contract.sealsCheckpoint],
    ] as const) {
      const checkpoint = await read(pathOf(call.path, id));
      if (checkpoint === '') continue;
      for (const tile of tilesOf(readCheckpoint(checkpoint.slice(0, checkpoint.indexOf('\n\n') + 1)).size)) {
        await read(`${log}/${tilePath(tile)}`);
        await read(`${log}/${bundlePath(tile)}`);
      }
    }
    await read(contract.bookPolicy.path);
    if (status !== 'settled') return;
    await read(pathOf(contract.bookWinners.path, id));
    await read(contract.resultPack.path.replace(':feed', feedOf[game]));
  },
  async confirmTopUp(world, random) {
    const waiting = await waitingTopUps(world);
    if (waiting.length === 0) return;
    const { id, amount } = oneOf(random, waiting);
    const providerRef = referenceOf(random);
    const seen = chance(random, 0.5) ? { reference: providerRef, amount } : {};
    await world.operate('POST', pathOf(contract.confirmTopUp.path, id), seen);
    // What the operator has read on the statement, the gateway reports as well, sooner or later, and some was more.
    await world.scheduler.pause(60_000 * random());
    const more = chance(random, 0.3) ? 10_000 * (1 + below(random, 5)) : 0;
    await report(world, { id, providerRef, amount: amount + more });
  },
  async adjustWallet(world, random) {
    const { phone } = oneOf(random, world.players);
    const amount = 10_000 * (1 + below(random, 5)) * (chance(random, 0.5) ? 1 : -1);
    const reason = `Điều chỉnh ${below(random, 99)}`;
    // A large one is asked about once more.
    const change = { phone, reason, amount: chance(random, 0.2) ? 100_000_000 : amount };
    if (await world.operate('POST', contract.adjustWallet.path, change)) return;
    await world.operate('POST', contract.adjustWallet.path, { ...change, confirm: true });
  },
  async serveSupport(world, random) {
    const player = oneOf(random, world.players);
    const { phone, userId } = player;
    const call = oneOf(random, [contract.unlockPhone, contract.logOutPhone, contract.renameUser] as const);
    if (call === contract.logOutPhone) player.endSessions();
    if (call === contract.renameUser) await world.operate('POST', pathOf(call.path, userId), { name: 'Lê Văn Cường' });
    else await world.operate('POST', call.path, { phone });
    await world.operate('GET', contract.checkLedger.path);
    await world.operate('GET', contract.listAudit.path);
    // Only the clock of a shop that is rehearsed is put forward.
    await world.operate('POST', contract.setClock.path, { now: world.isoNow });
  },
  async publish(world, random) {
    await world.operate('PUT', pathOf(contract.setContents.path, 'terms'), 'Điều khoản sử dụng');
    const [period] = await world.database.read<Period>(
      `select id, region, channel_id, dial_at from periods where game_id = 'classic' and status = 'open' order by dial_at, id limit 1`,
    );
    if (!period) return;
    const date = new Date(period.dial_at.getTime() + 7 * 3_600_000).toISOString().slice(0, 10);
    const line = { date, channelId: period.channel_id, amount: 3 };
    const numbers = Array.from({ length: 4 }, () => String(below(random, 10_000)).padStart(4, '0'));
    const file = numbers.map((number) => `${JSON.stringify({ ...line, numbers: number })}\n`).join('');
    await world.operate('POST', contract.importStock.path, file);
  },
} satisfies Record<string, OtherDo>;
