import {
  ED25519_TYPE,
  areAllPassed,
  checkEntered,
  checkListed,
  checked,
  entryLeaf,
  policyText,
  readReceipt,
  rootOf,
  toBase64,
  verifyBook,
  verifyLog,
  verifyReceipt,
  verifyWinners,
  vkeyOf,
  type Check,
  type Receipt,
} from '@veloc/proof';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signingKeyOf } from '../../backend/secrets';
import { FOUR, SIX, THREE, megaEvening } from '../../backend/testing/megaEvening';
import { randomFrom } from '../../backend/testing/seed';
import { seedOf } from '../../backend/testing/seededRun';
import { testShop, type TestPlayer, type TestShop } from '../../backend/testing/testShop';
import {
  downloadBook,
  downloadLog,
  downloadPolicy,
  downloadWinners,
  type Download,
} from '../../scripts/verify/download';
import { prizeOf } from '../../scripts/verify/prizeOf';
import { madeUpEdit } from './madeUpEdit';

const MEGA = 'mega:20260821';
const EDITS = process.env.VELOC_LONG ? 200 : 20;

let test: TestShop;
let player: TestPlayer;
let owners: TestPlayer[];
let policy: string;
/** As they were before the seal, and after it. */
let promises: Receipt[];
let receipts: Receipt[];
const { holder, printed } = megaEvening(() => test);

const download: Download = async (path) => {
  const response = await test.app.request(path);
  return response.status === 404 ? null : new Uint8Array(await response.arrayBuffer());
};

const receiptOf = async (owner: TestPlayer) => readReceipt(await handedOut(owner));

/** As it comes, which may be none. */
async function handedOut({ userId }: TestPlayer): Promise<unknown> {
  const { id } = await test.shop.db
    .selectFrom('tickets')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const token = await test.login(userId);
  return (await test.call('GET', `/client-tickets/receipt?id=${id}`, { token })).body.data;
}

/** Everything that a stranger checks, and every receipt that was kept or is handed out. */
async function everything(kept: { size: number; root: string } | null = null): Promise<Check[]> {
  const book = await downloadBook(download, MEGA);
  const file = await downloadWinners(download, MEGA);
  const given = [...receipts];
  for (const owner of owners) given.push((await handedOut(owner)) as Receipt);
  const proved = await Promise.all(given.map((receipt) => verifyReceipt(receipt, policy)));
  return [
    ...(await verifyBook(book, policy)),
    ...(await verifyLog({ ...(await downloadLog(download)), earlier: kept }, policy)).checks,
    ...(await verifyWinners({ period: MEGA, file, log: book.log, entries: book.entries, prizeOf })),
    ...proved.flatMap(({ checks }) => checks),
    ...sameBook(receipts, book.entries),
    ...(await Promise.all(receipts.map((kept) => checked('entered', () => checkEntered(book.entries, kept))))),
  ];
}

/** What was kept before must still be what is shown. */
function sameBook(kept: readonly Receipt[], entries: readonly Uint8Array[]): Check[] {
  const checkpoint = toBase64(rootOf(entries.map((entry) => entryLeaf(new TextDecoder().decode(entry)))));
  const isSame = kept.every(({ book }) => book?.includes(checkpoint));
  return [{ name: 'book', state: isSame ? 'passed' : 'failed', found: 'The book is another than a kept receipt has.' }];
}

const failures = (checks: readonly Check[]) =>
  checks.filter(({ state }) => state === 'failed').map(({ name, found }) => `${name}: ${found}`);

/** Does something to the database, looks, and puts it back. */
async function after(act: () => Promise<unknown>, look: () => Promise<Check[]> = everything): Promise<string[]> {
  const dump = ['book_entries', 'logs', 'log_tiles', 'seal_entries', 'winners_files', 'tickets'] as const;
  const stored = await Promise.all(
    dump.map(
      async (table) =>
        (
          await sql<{ rows: unknown }>`
      select coalesce(jsonb_agg(to_jsonb(t)), '[]') as rows from ${sql.table(table)} t`.execute(test.shop.db)
        ).rows[0]?.rows,
    ),
  );
  try {
    await act();
    // What cannot even be downloaded or read says so.
    return failures(
      await look().catch((error: unknown) => [{ name: 'download', state: 'failed' as const, found: String(error) }]),
    );
  } finally {
    // Children before parents, then the other way round.
    for (const table of ['winners_files', 'seal_entries', 'log_tiles', 'logs', 'book_entries']) {
      await sql`delete from ${sql.table(table)}`.execute(test.shop.db);
    }
    for (const [index, table] of dump.entries()) {
      const rows = JSON.stringify(stored[index]);
      if (table === 'tickets') {
        await sql`update tickets set payload = old.payload, price = old.price, created_at = old.created_at,
          copies = old.copies, prize = old.prize, period_id = old.period_id
          from jsonb_populate_recordset(null::tickets, ${rows}::jsonb) old where old.id = tickets.id`.execute(
          test.shop.db,
        );
      } else if (table !== 'winners_files') {
        await sql`insert into ${sql.table(table)}
          select * from jsonb_populate_recordset(null::${sql.table(table)}, ${rows}::jsonb)`.execute(test.shop.db);
      }
    }
    await sql`insert into winners_files
      select * from jsonb_populate_recordset(null::winners_files, ${JSON.stringify(stored[4])}::jsonb)`.execute(
      test.shop.db,
    );
  }
}

beforeAll(async () => {
  test = await testShop({ environment: { VELOC_SIMULATED_DRAWS: '0' } });
  player = await holder([1, 3, 5, 7, 8, 10]);
  owners = [player, await holder(FOUR), await holder(THREE, 2), await holder(SIX.with(0, 1))];
  promises = await Promise.all(owners.map(receiptOf));
  await printed();
  policy = await downloadPolicy(download);
  receipts = await Promise.all(owners.map(receiptOf));
});
afterAll(() => test.close());

const db = () => test.shop.db;
const ENTRY = `veloc-ticket/v1\n${MEGA}\n10000\n${toBase64(new Uint8Array(32))}\n`;

it('a shop that does what it should passes every check', async () => {
  const checks = await everything();
  expect(failures(checks)).toEqual([]);
  expect(areAllPassed(checks)).toBe(true);
  expect(await after(async () => {})).toEqual([]);
});

describe('after the book was sealed', () => {
  it.each([
    [
      'a ticket is changed',
      sql`update book_entries set entry = ${ENTRY} where seq = 1`,
      /root: The tickets are not those/,
    ],
    [
      'a ticket is put in another’s place twice',
      sql`update book_entries set entry = (select entry from book_entries where seq = 0 and period_id = ${MEGA}) where seq = 1`,
      /stands in the book twice/,
    ],
    [
      'a ticket is taken out, and the book counted anew',
      sql`with gone as (update book_entries set seq = null where seq = 3) update logs set size = 3, edge = ${Buffer.alloc(64)} where id = ${MEGA}`,
      /root: The tickets are not those|seal: The sealed book is another|download: /,
    ],
    [
      'a ticket is put in, and the book counted anew',
      sql`with added as (update book_entries set seq = 4, period_id = ${MEGA}, entry = ${ENTRY}, salt = ''
          where ticket_id = (select ticket_id from book_entries where period_id = ${MEGA} and seq = 3))
        update logs set size = 5, edge = ${Buffer.alloc(64)}, total = total + 10000 where id = ${MEGA}`,
      /root: The book has|seal: The sealed book is another|download: /,
    ],
    [
      'the seal is written again',
      sql`update seal_entries set entry = replace(entry, E'\\n4\\n', E'\\n5\\n') where kind = 'seal' and period_id = ${MEGA}`,
      /root: The entries are not those/,
    ],
    [
      'the winners’ file pays more than the rules',
      sql`update winners_files set lines = replace(lines, '"prize":300000', '"prize":900000')`,
      /file: The file of winners is another/,
    ],
    [
      'the winners’ file leaves one out',
      sql`update winners_files set lines = regexp_replace(lines, E'\\n[^\\n]*\\n$', E'\\n')`,
      /file: The file of winners is another/,
    ],
  ])('%s', async (_, act, found) => {
    expect((await after(() => act.execute(db()))).join('\n')).toMatch(found);
  });

  it('the log is rolled back', async () => {
    const { entries } = await downloadLog(download);
    const { kept } = await verifyLog({ ...(await downloadLog(download)), earlier: null }, policy);
    const rolledBack = { ...(await downloadLog(download)), earlier: kept && { ...kept, size: entries.length + 1 } };
    expect(failures((await verifyLog(rolledBack, policy)).checks).join()).toContain('it was rolled back');
    const rewritten = { ...rolledBack, earlier: { size: 2, root: '0'.repeat(64) } };
    expect(failures((await verifyLog(rewritten, policy)).checks).join()).toContain('it was rewritten');
  });

  it('a seal comes after its result, or twice', async () => {
    const { checkpoint, entries } = await downloadLog(download);
    const [open = new Uint8Array(), ...rest] = entries;
    const look = async (some: Uint8Array[]) =>
      failures((await verifyLog({ checkpoint, entries: some, earlier: null }, policy)).checks).join();
    expect(await look([open, ...rest.toReversed()])).toContain('whose book was not sealed before');
    expect(await look([...entries, ...rest])).toContain('was sealed twice');
  });
});

describe('a receipt', () => {
  const found = async (sent: unknown, trusted = policy) =>
    failures((await verifyReceipt(sent, trusted)).checks).join('\n');

  it('of another ticket, or of a foreign key, is found', async () => {
    const [mine, other] = receipts;
    expect(await found({ ...mine, ticket: other?.ticket })).toContain('book: The ticket is not in the book');
    const key = signingKeyOf(new Uint8Array(32)).publicKey;
    const foreign = policyText([{ vkey: vkeyOf('veloc.example/seals', ED25519_TYPE, key), url: null }], []);
    expect(await found(mine, foreign)).toContain('No key that is known has signed the note.');
  });

  it('with a promise whose ticket has no entry is found in the book alone, or missing there', async () => {
    const { entries } = await downloadBook(download, MEGA);
    const promised = promises[0] as Receipt;
    expect(promised).toMatchObject({ book: null, seals: null });
    expect(await found(promised)).toBe('');
    const [, number] = /^The ticket is number (\d) of the 4 in the book/.exec(checkEntered(entries, promised)) ?? [];
    const without = entries.toSpliced(Number(number) - 1, 1);
    expect(() => checkEntered(without, promised)).toThrow(
      'The ticket was admitted at 2026-08-21T03:00:00.000Z, and among the 3 of the sealed book of mega:20260821 it is missing.',
    );
  });

  it('with 16 junk signatures, or a megabyte of note, is refused', async () => {
    const [mine] = receipts;
    const junk = mine?.seals?.replace('\n\n— ', `\n\n${'— a.example AAAAAAA=\n'.repeat(16)}— `);
    expect(await found({ ...mine, seals: junk })).toContain('more than 16 signatures');
    const long = mine?.book?.replace('veloc.example/book', `${'a'.repeat(1_000_001)}/book`);
    expect(await found({ ...mine, book: long })).toMatch(/book: (A proof of a log is missing|A note has more than)/);
  });

  it('shows its owner that the winner was left out', async () => {
    const file = await downloadWinners(download, MEGA);
    const { ticket } = receipts[1] as Receipt;
    expect(checkListed(file, ticket, prizeOf)).toBe('The ticket has won 300000 đồng and is listed.');
    const without = file
      .split('\n')
      .filter((line) => !line.includes(JSON.stringify(FOUR)))
      .join('\n');
    expect(() => checkListed(without, ticket, prizeOf)).toThrow('was left out of the file of winners');
  });
});

describe('a prize', () => {
  const winnersAfter = async (change: (line: Record<string, unknown>) => Record<string, unknown>) => {
    const book = await downloadBook(download, MEGA);
    const [first = '', ...lines] = (await downloadWinners(download, MEGA)).trimEnd().split('\n');
    const file = [
      first,
      ...lines.map((line) => JSON.stringify(change(JSON.parse(line) as Record<string, unknown>))),
      '',
    ].join('\n');
    return failures(await verifyWinners({ period: MEGA, file, log: book.log, entries: book.entries, prizeOf })).join(
      '\n',
    );
  };

  it('of a ticket that is not in the book, or larger than the rules say, is named', async () => {
    expect(await winnersAfter((line) => ({ ...line, seq: 0 }))).toMatch(
      /places: The winner at place 0 is not the ticket/,
    );
    expect(await winnersAfter((line) => ({ ...line, prize: Number(line.prize) + 1 }))).toMatch(
      /prizes: The ticket at place \d is told to have won/,
    );
  });
});

it(`finds each of ${EDITS} edits of what a book commits to`, async () => {
  const random = randomFrom(seedOf('edits of a book'));
  const missed: string[] = [];
  for (let edit = 0; edit < EDITS; edit += 1) {
    const { words, act } = madeUpEdit(random, { period: MEGA, tickets: owners.length });
    const found = await after(async () => {
      const { numAffectedRows } = await act.execute(db());
      if (!numAffectedRows) throw new Error(`Nothing was edited: ${words}`);
    });
    if (found.length === 0) missed.push(words);
  }
  expect(missed).toEqual([]);
});
