import type { GameLine, ResultGame } from '@veloc/rules';
import { expect, it } from 'vitest';
import { nothingTyped } from '../numbers/TypedNumbers';
import { typedTicket } from '../../games/gamePresentations';
import { drawnHits } from './heldTicket';

function lineOf(game: ResultGame, main: string, more: Partial<typeof nothingTyped> = {}): GameLine {
  const ticket = typedTicket(game, { ...nothingTyped, main, ...more });
  if (!ticket.ok) throw new Error(ticket.message);
  return ticket.value;
}

it('marks the balls that were drawn, and the seventh of Power where a ticket has it among its own', () => {
  const draw = { numbers: [5, 17, 23, 31, 44, 52], special: [8] };
  expect(drawnHits(lineOf('power', '5 17 8 1 2 3'), draw)).toEqual({ matched: [5, 17], matchedBonus: [8] });
});

it('holds the special number of Lotto 5/35 against that of the draw alone', () => {
  const draw = { numbers: [3, 9, 17, 24, 31], special: [7] };
  expect(drawnHits(lineOf('lotto535', '7 9 10 11 12', { special: '7' }), draw)).toEqual({
    matched: [9],
    matchedBonus: [7],
  });
  expect(drawnHits(lineOf('lotto535', '7 9 10 11 12', { special: '3' }), draw).matchedBonus).toEqual([]);
});

it('marks groups of digits in the order they are played, or in any', () => {
  const draw = { numbers: ['168', '039', '861'] };
  expect(drawnHits(lineOf('max3d', '168'), draw).matched).toEqual(['168']);
  expect(drawnHits(lineOf('max3d', '168', { playType: 'box' }), draw).matched).toEqual(['168', '861']);
});
