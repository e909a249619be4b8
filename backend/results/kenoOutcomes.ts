/** The two outcomes of a Keno draw by the spec's labels: even/odd and big (41 to 80) / small. */
export function kenoOutcomes(numbers: readonly number[]): { parity: string; size: string } {
  const even = numbers.filter((number) => number % 2 === 0).length;
  const big = numbers.filter((number) => number > 40).length;
  const odd = numbers.length - even;
  const small = numbers.length - big;
  return { parity: parityOf(even, odd), size: big === small ? 'DRAW_UPPER_LOWER' : big > small ? 'UPPER' : 'LOWER' };
}

function parityOf(even: number, odd: number): string {
  if (even === odd) return 'DRAW_ODD_EVEN';
  const label = even > odd ? 'EVEN' : 'ODD';
  return Math.max(even, odd) <= 12 ? `${label}_1112` : label;
}
