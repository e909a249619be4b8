import { parseArgs, type ParseArgsConfig } from 'node:util';
import { withoutControls } from '../log';
import { OperatorError, type OperatorCall } from './call';
import type { Command, CommandContext } from './command';

function usage(commands: readonly Command[]): string[] {
  return commands.map(({ words, usage, summary }) => `  ${`${words} ${usage}`.padEnd(28)} ${summary}`);
}

type Options = NonNullable<ParseArgsConfig['options']>;

/** What was typed after a command's own words. Throws for what it does not take: nothing typed is passed over. */
function readArguments(
  { words: own, usage: wanted, most = Infinity, options = [], flags = [] }: Command,
  words: readonly string[],
): Pick<CommandContext, 'args' | 'options' | 'flags'> {
  const named = (names: readonly string[], type: 'string' | 'boolean') => names.map((name) => [name, { type }]);
  const known = Object.fromEntries([...named(options, 'string'), ...named(flags, 'boolean')]) as Options;
  const { values, positionals } = parse(words.slice(own.split(' ').length), known);
  const surplus = positionals.slice(most);
  if (surplus.length > 0) {
    throw new OperatorError(`${own} takes no "${surplus.join(' ')}", so nothing was done: ${own} ${wanted}`.trimEnd());
  }
  const typed = Object.entries(values);
  return {
    args: positionals,
    options: Object.fromEntries(
      typed.flatMap(([name, value]) => (typeof value === 'string' ? [[name, withMinus(value)]] : [])),
    ),
    flags: new Set(typed.filter(([, value]) => value === true).map(([name]) => name)),
  };
}

/** Stands for the minus of a sum below zero meanwhile, which would be read as an option. */
const MINUS = '\u2212';
const withMinus = (word: string) => word.replace(/^\u2212(?=\d)/, '-');

function parse(args: string[], options: Options) {
  try {
    const hidden = args.map((word) => word.replace(/^-(?=\d)/, MINUS));
    const { values, positionals } = parseArgs({ args: hidden, options, allowPositionals: true });
    return { values, positionals: positionals.map(withMinus) };
  } catch (cause) {
    throw new OperatorError((cause as Error).message, { cause });
  }
}

/** Runs the command that the words name and answers the exit status: 0 done, 1 refused or failed, 2 no such command. */
export async function runCommand(
  commands: readonly Command[],
  words: readonly string[],
  { call, print: printLine }: { call: OperatorCall; print: (line: string) => void },
): Promise<number> {
  const print = (line: string) => printLine(withoutControls(line));
  const typed = words.join(' ');
  const command = commands.find((known) => typed === known.words || typed.startsWith(`${known.words} `));
  if (!command) {
    print(typed ? `There is no command "${typed}". These exist:` : 'Commands:');
    usage(commands).forEach(print);
    return 2;
  }
  try {
    return await command.run({ call, print, ...readArguments(command, words) });
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    print(error.message);
    return 1;
  }
}
