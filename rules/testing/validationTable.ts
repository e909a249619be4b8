import { expect, it } from 'vitest';
import { checkTicket, type GameId, type ValidationCode } from '../index';
import { numbersOf } from './combinations';

type Verdict = 'ok' | ValidationCode;
/** What is tried, the ticket, and the verdict. */
export type Row = [what: string, ticket: object, verdict: Verdict];

export const COUNT = 'INVALID_NUMBER_COUNT';
export const RANGE = 'INVALID_NUMBER_RANGE';
export const TWICE = 'DUPLICATE_NUMBERS';
export const METHOD = 'INVALID_PLAY_METHOD';
export const TYPE = 'INVALID_PLAY_TYPE';
export const DIGITS = 'INVALID_NUMBERS';

export function upTo(to: number): number[] {
  return numbersOf({ from: 1, to });
}

/** Six different numbers with this one in the first place. */
export function sixWith(number: number): number[] {
  return [number, 2, 3, 4, 5, 6];
}

/** A test of each row. */
export function validate(gameId: GameId, rows: readonly Row[]): void {
  it.each(rows)(`${gameId}: %s`, (_what, ticket, verdict) => {
    const checked = checkTicket(gameId, ticket);
    expect(checked.ok ? 'ok' : checked.code).toBe(verdict);
  });
}
