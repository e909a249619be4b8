import { slotsReducer, type Picks, type SlotId, type SlotMethod, type SlotsState } from '@veloc/rules';

/**
 * The slots with the free places of one taken by the lowest numbers left: where a method says how many numbers make a
 * ticket, it is as likely to win with these as with any others.
 */
export function anyTicket(
  state: SlotsState,
  code: SlotId,
  method: SlotMethod,
  { numbers, specials }: Picks,
): SlotsState {
  const picks = { numbers: filled(numbers, method.numbers), specials: filled(specials, method.specials) };
  return slotsReducer(state, { type: 'setPicks', code, picks });
}

function filled(chosen: readonly number[], { from, to, least, most }: SlotMethod['numbers']): readonly number[] {
  if (least < most || chosen.length >= least) return chosen;
  const range = Array.from({ length: to - from + 1 }, (_, place) => from + place);
  const free = range.filter((number) => !chosen.includes(number));
  return [...chosen, ...free.slice(0, least - chosen.length)];
}
