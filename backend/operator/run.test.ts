import { expect, it } from 'vitest';
import { operatorCall } from './call';
import type { Command } from './command';
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
