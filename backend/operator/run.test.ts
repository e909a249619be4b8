import { expect, it } from 'vitest';
import { operatorCall, type OperatorCall } from './call';
import type { Command } from './command';
import { commands } from './commands';
import { LISTED } from '../settings/limits';
import { runCommand } from './run';

const call = operatorCall('http://127.0.0.1:1', 'none');

it.each([
  ['a line break', 'NGUYEN\r\nVAN AN', String.raw`NGUYEN\u{d}\u{a}VAN AN`],
  ['a colour of the terminal', '\u001B[31mAN', String.raw`\u{1b}[31mAN`],
  ['a change of direction', 'AN\u202E000.1', String.raw`AN\u{202e}000.1`],
])('prints %s that a player has written as its number', async (_, written, shown) => {
  const printed: string[] = [];
  const say: Command = {
    words: 'say',
    usage: 'TEXT',
    summary: 'print a text',
    run: async ({ args, print }) => {
      print(args.join(' '));
      return 0;
    },
  };
  expect(await runCommand([say], ['say', written], { call, print: (line) => printed.push(line) })).toBe(0);
  expect(printed).toEqual([shown]);
});

it('leaves Vietnamese as it is', async () => {
  const printed: string[] = [];
  const print = (line: string) => printed.push(line);
  await runCommand([], ['Nguyễn Văn Ân'.normalize('NFD')], { call, print });
  expect(printed[0]).toContain('Nguyễn Văn Ân'.normalize('NFD'));
});

it.each([
  ['ledger check now', 'now'],
  ['prizes list all', 'all'],
  ['prizes approve A B', 'B'],
  ['prizes approve A --amount 5 B C', 'B C'],
  ['prizes reject A B --reason C', 'B'],
  ['results correct A B --reason C', 'B'],
  ['results pool A B --jackpot1 5', 'B'],
  ['tickets set-aside A', 'A'],
  ['topups list A', 'A'],
  ['topups credit A B C', 'C'],
  ['topups match A B C', 'C'],
  ['topups return A B', 'B'],
  ['withdrawals list A', 'A'],
  ['withdrawals start A B', 'B'],
  ['withdrawals complete A B', 'B'],
  ['content set guides A B', 'B'],
])('%s: refuses what would be passed over, and does nothing', async (typed, surplus) => {
  const printed: string[] = [];
  const never = () => Promise.reject(new Error('was called'));
  const status = await runCommand(commands, typed.split(' '), { call: never, print: (line) => printed.push(line) });
  expect([status, printed[0]]).toEqual([1, expect.stringContaining(`takes no "${surplus}", so nothing was done`)]);
});

it.each(['topups confirm A FT123', 'topups confirm A FT 12x', 'topups confirm A 5'])(
  '%s: refuses a reference without its amount',
  async (typed) => {
    const printed: string[] = [];
    const never = () => Promise.reject(new Error('was called'));
    await runCommand(commands, typed.split(' '), { call: never, print: (line) => printed.push(line) });
    expect(printed).toEqual([expect.stringContaining('topups confirm ID REFERENCE AMOUNT')]);
  },
);

it('takes a sum below zero for a word, and for the value of an option, not for an option', async () => {
  const taken: unknown[] = [];
  const take: Command = {
    words: 'take',
    usage: 'AMOUNT',
    summary: 'take a sum',
    options: ['note'],
    flags: ['force'],
    run: async ({ args, options, flags }) => {
      taken.push(...args, options.note, [...flags]);
      return 0;
    },
  };
  const printed: string[] = [];
  const print = (line: string) => printed.push(line);
  expect(await runCommand([take], ['take', '-500000', 'A', '--note', '-5', '--force'], { call, print })).toBe(0);
  expect(taken).toEqual(['-500000', 'A', '-5', ['force']]);
  expect(await runCommand([take], ['take', '-x'], { call, print })).toBe(1);
  expect(printed[0]).toContain("'-x'");
});

it('confirms a top-up by what a statement says', async () => {
  const sent: unknown[] = [];
  const call: OperatorCall = async ({ path }, ...[asked]) => {
    sent.push([path, asked]);
    return { id: 'A', amount: 80_000, status: 'success' } as never;
  };
  await runCommand(commands, 'topups confirm A FT 123 80000 --force'.split(' '), { call, print: () => {} });
  expect(sent).toEqual([
    [
      '/operator/topups/:id/confirm',
      { params: { id: 'A' }, body: { reference: 'FT 123', amount: 80_000, confirm: true } },
    ],
  ]);
});

it.each(['withdrawals start A --force', 'topups confirm A --amount 5', 'prizes approve A --amount'])(
  '%s: refuses an option that the command does not have, or half of one',
  async (typed) => {
    const never = () => Promise.reject(new Error('was called'));
    expect(await runCommand(commands, typed.split(' '), { call: never, print: () => {} })).toBe(1);
  },
);

it.each([
  ['prizes list', 'open: '],
  ['tickets set-aside', 'set aside: '],
  ['topups list', 'in no wallet: '],
  ['topups list', 'not reported: '],
])('%s: says when there may be more than it shows (%s)', async (words, label) => {
  const texts = ['id', 'state', 'createdAt', 'lapsesAt', 'player', 'phone', 'game', 'drawId', 'periodId', 'setAsideAt'];
  const more = ['receivedAt', 'reference', 'topUpId', 'confirmedAt'];
  const one = {
    ...Object.fromEntries([...texts, ...more].map((name) => [name, name])),
    amount: 1,
    awaited: 1,
    awaitsFigure: false,
    prizes: [],
    price: 1,
    attempts: 1,
    reason: 'amount',
  };
  const last = async (count: number) => {
    const rows = Array.from({ length: count }, () => one);
    const printed: string[] = [];
    const answer = words === 'topups list' ? { unmatched: rows, awaited: rows } : rows;
    await runCommand(commands, words.split(' '), {
      call: async () => answer as never,
      print: (line) => printed.push(line),
    });
    return printed.find((line) => line.startsWith(label));
  };
  expect(await last(LISTED - 1)).toContain(`${label}${LISTED - 1}`);
  expect(await last(LISTED - 1)).not.toContain('or more');
  expect(await last(LISTED)).toContain(`${label}${LISTED} or more, of which the oldest are shown`);
});
