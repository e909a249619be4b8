import type { OperatorCall } from './call';

export interface CommandContext {
  call: OperatorCall;
  /** What follows the command's own words. */
  args: readonly string[];
  print(line: string): void;
}

export interface Command {
  /** For instance `ledger check`. */
  words: string;
  /** What the words need after them, for instance `ID`. */
  usage: string;
  summary: string;
  /** Answers the exit status. */
  run(context: CommandContext): Promise<number>;
}
