import { LISTED } from '../settings/limits';
import { OperatorError, type OperatorCall } from './call';

export interface CommandContext {
  call: OperatorCall;
  /** What follows the command's own words, options aside. */
  args: readonly string[];
  /** Options as they were typed, by name. */
  options: Readonly<Record<string, string | undefined>>;
  /** Names of the flags that were typed. */
  flags: ReadonlySet<string>;
  print(line: string): void;
}

export interface Command {
  /** For instance `ledger check`. */
  words: string;
  /** What the words need after them, for instance `ID`. */
  usage: string;
  summary: string;
  /** How many words it takes after its own, options aside: more are refused. @default any number */
  most?: number;
  /** Names of options with a value, for instance `reason`. @default none */
  options?: readonly string[];
  /** Names of options without one. @default none */
  flags?: readonly string[];
  /** Answers the exit status. */
  run(context: CommandContext): Promise<number>;
}

/** '3', or '500 or more, …' for a list that may have been cut off. */
export function listed({ length }: readonly unknown[]): string {
  return length < LISTED
    ? String(length)
    : `${length} or more, of which the oldest are shown: decide some, and list again`;
}

/**
 * The reference and the amount in đồng of a line of the bank's statement, which writes references with spaces: the last
 * word is the amount. Throws with `usage`, the words as they should be.
 */
export function statementLine(words: readonly string[], usage: string): { reference: string; amount: number } {
  const [reference, amount = ''] = [words.slice(0, -1).join(' '), words.at(-1)];
  if (reference && /^\d{1,15}$/.test(amount)) return { reference, amount: Number(amount) };
  throw new OperatorError(`Say the bank’s reference and the amount, in đồng: ${usage}`);
}
