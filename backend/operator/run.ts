import { OperatorError, type OperatorCall } from './call';
import type { Command } from './command';

function usage(commands: readonly Command[]): string[] {
  return commands.map(({ words, usage, summary }) => `  ${`${words} ${usage}`.padEnd(28)} ${summary}`);
}

/** What players write could otherwise move the cursor and rewrite the lines of others. */
function withoutControls(line: string): string {
  return line.replace(/[\p{Cc}\p{Cf}]/gu, (mark) => `\\u{${mark.codePointAt(0)?.toString(16)}}`);
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
    return await command.run({ call, print, args: words.slice(command.words.split(' ').length) });
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    print(error.message);
    return 1;
  }
}
