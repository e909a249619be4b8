/** Limits on spending and breaks. */

export { breakEnd, breakLengths, type BreakLength } from '../saferPlay/breaks';
export { changeLimit, limitAt, SPENDING_LIMIT, remainingAllowance, type SpendingLimit } from '../saferPlay/limits';
export { limitSpans, spanStart, type LimitSpan } from '../saferPlay/spans';
export {
  limitsRequestSchema,
  breakRequestSchema,
  type LimitsRequest,
  type BreakRequest,
  playLimitsSchema,
  type PlayLimits,
} from '../wire/limits';
