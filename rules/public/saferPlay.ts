/** Limits on spending and breaks. */

export { breakEnd, breakLengths, type BreakLength } from '../saferPlay/breaks';
export { changeLimit, limitAt, SPENDING_LIMIT, remainingAllowance, type SpendingLimit } from '../saferPlay/limits';
export { limitSpans, spanStart, type LimitSpan } from '../saferPlay/spans';
export { playLimitsSchema, type PlayLimits } from '../wire/limits';
