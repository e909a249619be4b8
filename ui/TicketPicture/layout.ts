/** Units of the drawing, which is 360 wide at any size it is shown. */
export const WIDTH = 360;
export const MARGIN = 24;

/** Where the numbers begin, under the head. */
const TOP = 128;
const BALL = { size: 40, columns: 6 };
const SMALL_BALL = { size: 32, columns: 8 };
const GROUP = { size: 96, columns: 3 };
const ROW_GAP = 12;

export interface Spot {
  value: number | string;
  kind: 'main' | 'bonus' | 'group';
  /** Middle of the ball or group. */
  x: number;
  y: number;
}

export interface PictureLayout {
  spots: Spot[];
  ballRadius: number;
  /** Where the numbers end. */
  bottom: number;
}

/** Numbers in rows of equal step: six large balls, eight smaller ones when there are more, or three groups. */
export function layOutNumbers(numbers: readonly (number | string)[], bonus: readonly number[]): PictureLayout {
  const isGroups = typeof numbers[0] === 'string';
  const all = numbers.length + bonus.length;
  const { size, columns } = isGroups ? GROUP : all > BALL.columns ? SMALL_BALL : BALL;
  const step = (WIDTH - 2 * MARGIN) / columns;
  const rowHeight = (isGroups ? 40 : size) + ROW_GAP;
  const kindOf = (index: number) => (isGroups ? 'group' : index < numbers.length ? 'main' : 'bonus');
  const spots = [...numbers, ...bonus].map((value, index) => ({
    value,
    kind: kindOf(index),
    x: MARGIN + step * ((index % columns) + 0.5),
    y: TOP + rowHeight * (Math.floor(index / columns) + 0.5),
  })) satisfies Spot[];
  return { spots, ballRadius: size / 2, bottom: TOP + rowHeight * Math.ceil(all / columns) };
}
