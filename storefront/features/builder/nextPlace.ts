import type { PlaceCode, SlotsState } from '@veloc/rules';

/** The slot to go on with after this one: the next that is not done, else the next in order. */
export function nextPlace({ slots }: Pick<SlotsState, 'slots'>, code: PlaceCode): PlaceCode {
  const at = slots.findIndex((slot) => slot.code === code);
  const order = [...slots.slice(at + 1), ...slots.slice(0, Math.max(at, 0))];
  return (order.find(({ isDone }) => !isDone) ?? order[0])?.code ?? code;
}
