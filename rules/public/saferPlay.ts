/** Limits on spending and breaks. */

export { breakEnd, breakLengths, type BreakLength } from '../saferPlay/breaks';
export {
  changeLimit,
  limitAt,
  RAISE_AFTER,
  SPENDING_LIMIT,
  remainingAllowance,
  type SpendingLimit,
  type RemainingAllowance,
} from '../saferPlay/limits';
export { limitSpans, spanStart, type LimitSpan } from '../saferPlay/spans';
export { playLimitsSchema, type PlayLimits } from '../wire/limits';
