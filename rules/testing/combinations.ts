export { combinations } from '../counting';

/** The whole numbers from `from` to `to`. */
export function numbersOf({ from, to }: { from: number; to: number }): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
