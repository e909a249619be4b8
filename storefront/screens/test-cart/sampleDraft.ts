import type { LineDraft } from '../../state/cart/checkedLine';

const LAST = 45;
const COUNT = 6;

/** A Mega ticket that differs for each `turn`: six numbers in a row, begun at another place. */
export function sampleDraft(turn: number): LineDraft {
  const listNumber = Array.from({ length: COUNT }, (_, place) => ((turn + place) % LAST) + 1).toSorted(
    (first, second) => first - second,
  );
  return {
    gameId: 'mega',
    ticket: { code: 'A', listNumber, price: '10000', isDone: true },
    periodId: null,
    numberPeriod: 1,
  };
}
