/** A straight line from one stretch of numbers to another: a scale of values to px. */
export function linear(from: readonly [number, number], to: readonly [number, number]) {
  const span = from[1] - from[0];
  return (value: number) => (span === 0 ? (to[0] + to[1]) / 2 : to[0] + ((value - from[0]) / span) * (to[1] - to[0]));
}

/** The smallest of 1, 2, 5, 10, 20, 50… (and 0.5, 0.2…) that is at least `least`. */
export function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 5].find((candidate) => candidate * power >= least * (1 - 1e-9)) ?? 10;
  return Number((factor * power).toPrecision(12));
}

/**
 * Round numbers that hold all values and zero, lowest first, at most `most` of them. Counts get no halves: whole values
 * are never divided below one.
 */
export function ticks(values: readonly number[], most: number): readonly number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const isWhole = values.every(Number.isInteger);
  let step = niceStep(Math.max((high - low) / (most - 1), isWhole ? 1 : Number.MIN_VALUE));
  if (high === low) step = 1;
  const count = () => Math.ceil(high / step) - Math.floor(low / step) + 1;
  // Both ends may be rounded outwards, which can make one too many.
  while (count() > most) step = niceStep(step * 1.5);
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, place) => Number(((first + place) * step).toPrecision(12)) + 0);
}

/** What a label of so many characters takes at most, in px, with the gap to the next. `em` is the text size in px. */
export function labelWidth(labels: readonly string[], em: number): number {
  return (Math.max(0, ...labels.map((label) => label.length)) * 0.64 + 0.6) * em;
}

/** A label cut to what fits into so many px. */
export function fitLabel(label: string, width: number, em: number): string {
  const most = Math.max(1, Math.floor(width / (0.64 * em)));
  return label.length <= most ? label : `${label.slice(0, most - 1).trimEnd()}…`;
}

/**
 * Which of `count` labels are written under bands between `start` and `end`, and where their middle is: every second,
 * fifth or tenth… where there is no room for all, and the last one in place of the one before it where both have no room.
 * None is over the edges (0 and `end`), none over another.
 */
export function labelPlaces(count: number, start: number, end: number, width: number) {
  const band = (end - start) / Math.max(count, 1);
  const step = niceStep(Math.max(1, width / band));
  const half = Math.min(width, end) / 2;
  const places: { index: number; middle: number }[] = [];
  const middleOf = (index: number) => Math.min(Math.max(start + band * (index + 0.5), half), end - half);
  const hasRoom = (middle: number) => middle - (places.at(-1)?.middle ?? -Infinity) >= width - 1e-6;
  for (let index = 0; index < count; index += step) {
    const middle = middleOf(index);
    if (hasRoom(middle)) places.push({ index, middle });
  }
  const index = count - 1;
  if (places.length > 1 && places.at(-1)?.index !== index) {
    const middle = middleOf(index);
    if (!hasRoom(middle)) places.pop();
    if (hasRoom(middle)) places.push({ index, middle });
  }
  return places;
}
