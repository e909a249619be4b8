import { createSlots, noPicks, randomFill, slotGames, slotsReducer, type SlotGame } from '@veloc/rules';
import { describe, expect, it } from 'vitest';
import { removePurchased } from '../../state/drafts/removePurchased';
import { savedSlots, savedText } from './savedSlots';

const games = Object.keys(slotGames) as SlotGame[];

/** Always the middle one, which every game takes. */
const middle = () => 0.5;

describe('a draft', () => {
  it.each(games)('of %s comes back as it was left, each method with finished and begun slots', (gameId) => {
    for (const { id } of slotGames[gameId].methods.filter(({ offered }) => offered)) {
      let state = slotsReducer(createSlots(gameId), { type: 'setMethod', methodId: id });
      state = slotsReducer(state, { type: 'setPeriods', numberPeriod: 3 });
      state = slotsReducer(state, randomFill(state, { random: middle, codes: ['A', 'C'], count: 3 }));
      state = slotsReducer(state, { type: 'setPicks', code: 'B', picks: { numbers: [7], groups: ['1'] } });
      expect(savedSlots(gameId, savedText(state)), id).toEqual(state);
    }
  });

  it('keeps the own stake of a slot', () => {
    let state = slotsReducer(createSlots('kenoeo'), { type: 'setPicks', code: 'A', picks: { outcome: 'EVEN' } });
    state = slotsReducer(state, { type: 'setAmount', code: 'A', amount: 50_000 });
    expect(savedSlots('kenoeo', savedText(state)).slots[0]).toMatchObject({ amount: 50_000, isDone: true });
  });

  it.each(games)('of %s loses the slots that are bought, and keeps what was built meanwhile', (gameId) => {
    const empty = createSlots(gameId);
    const all = slotsReducer(empty, randomFill(empty, { random: middle, codes: ['A', 'B', 'C'], count: 3 }));
    const filled = (...codes: ('A' | 'B' | 'C')[]) =>
      all.slots
        .filter(({ code }) => !codes.some((kept) => kept === code))
        .reduce((state, { code }) => slotsReducer(state, { type: 'removeSlot', code }), all);
    const draftAfter = { before: savedText(filled('A', 'B')), left: savedText(filled('B')) };
    const left = savedSlots(gameId, removePurchased(savedText(filled('A', 'B', 'C')), draftAfter));
    expect(left.slots).toEqual(filled('B', 'C').slots);
  });

  it('is none while nothing is chosen', () => {
    expect(games.map((gameId) => savedText(createSlots(gameId)))).toEqual(games.map(() => null));
  });

  it.each<[SlotGame, string]>([
    ['mega', 'GROUP_8'],
    ['power', 'GROUP_12'],
    ['lotto535', 'BAO_7_3'],
    ['keno', 'BAO_10_5'],
  ])('of %s leaves the bao %s behind with its last ticket', (gameId, methodId) => {
    let state = slotsReducer(createSlots(gameId), { type: 'setMethod', methodId });
    state = slotsReducer(state, { type: 'setPeriods', numberPeriod: 2 });
    const ordinary = { ...createSlots(gameId), numberPeriod: 2 };
    expect(savedSlots(gameId, savedText(state))).toEqual(ordinary);
    expect(savedSlots(gameId, JSON.stringify({ version: 1, ...state, slots: [] }))).toEqual(ordinary);
  });

  const [slot] = createSlots('mega').slots;
  const kept = { version: 1, methodId: 'GROUP_6', amount: 10_000, numberPeriod: 1, slots: [] };
  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another version', JSON.stringify({ ...kept, version: 2 })],
    ['no whole draws', JSON.stringify({ ...kept, numberPeriod: 1.5 })],
    ['too many slots', JSON.stringify({ ...kept, slots: Array(11).fill(slot) })],
    ['an unknown slot', JSON.stringify({ ...kept, slots: [{ ...slot, code: 'Z' }] })],
    ['a text too long', JSON.stringify({ ...kept, methodId: 'x'.repeat(30_000) })],
    ['an unknown method', JSON.stringify({ ...kept, methodId: '__proto__' })],
    [
      'foreign numbers',
      JSON.stringify({ ...kept, slots: [{ ...slot, picks: { ...noPicks, numbers: [99, 1.5, -1] } }] }),
    ],
  ])('of %s is a new builder', (_what, text) => {
    expect(savedSlots('mega', text)).toEqual(createSlots('mega'));
  });
});
