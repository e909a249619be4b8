import { ProofError } from '../bytes';

/** `pending`: what it looks at has not come yet, or rests on what has failed. */
export type CheckState = 'passed' | 'failed' | 'pending';

/** One thing that was looked at. */
export interface Check<Name extends string = string> {
  name: Name;
  state: CheckState;
  /** What was found, in one English sentence without secrets. */
  found: string;
}

/** Runs one check. What throws a ProofError has failed, and its sentence says why. */
export async function checked<Name extends string>(
  name: Name,
  look: () => Promise<string> | string,
): Promise<Check<Name>> {
  try {
    return { name, state: 'passed', found: await look() };
  } catch (error) {
    if (error instanceof ProofError) return { name, state: 'failed', found: error.message };
    throw error;
  }
}

/** Throws a ProofError with the sentence unless it holds. */
export function expectThat(holds: boolean, otherwise: string): void {
  if (!holds) throw new ProofError(otherwise);
}

/** Whether nothing has failed and nothing is missing. */
export function areAllPassed(checks: readonly Check[]): boolean {
  return checks.length > 0 && checks.every(({ state }) => state === 'passed');
}
