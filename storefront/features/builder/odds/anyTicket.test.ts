import { createSlots, methodOf, noPicks, slotsReducer, type Picks, type SlotGame } from '@veloc/rules';
import { expect, it } from 'vitest';
import { anyTicket } from './anyTicket';

function first(gameId: SlotGame, methodId: string, picks: Partial<Picks>) {
  const state = slotsReducer(createSlots(gameId), { type: 'setMethod', methodId });
  return anyTicket(state, 'A', methodOf(state), { ...noPicks, ...picks }).slots[0];
}

it.each([
  ['the lowest numbers take the places left', 'mega', 'GROUP_6', { numbers: [2, 40] }, [1, 2, 3, 4, 5, 40]],
  ['nothing chosen is a ticket, too', 'mega', 'GROUP_5', {}, [1, 2, 3, 4, 5]],
] as const)('%s', (_, gameId, methodId, picks, numbers) => {
  expect(first(gameId, methodId, picks)).toMatchObject({ isDone: true, picks: { numbers } });
});

it('a special number is taken, too', () => {
  expect(first('lotto535', 'GROUP_5', { numbers: [7] })?.picks).toMatchObject({
    numbers: [1, 2, 3, 4, 7],
    specials: [1],
  });
});

it('a level that leaves their count open is no ticket without a number', () => {
  expect(first('keno', 'FREE', {})?.isDone).toBe(false);
});
