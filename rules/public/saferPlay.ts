/** Limits on spending and breaks. */

export { breakEnd, breakLengths, type BreakLength } from '../saferPlay/breaks';
export {
  changeLimit,
  isNearLimit,
  limitAt,
  remainingAllowance,
  SPENDING_LIMIT,
  ticketsAWeek,
  type SpendingLimit,
} from '../saferPlay/limits';
export { timesUsual, USUAL_STAKE, usualStake } from '../saferPlay/usualStake';
export { limitSpans, monthOf, spanStart, weeksOfMonth, type LimitSpan, type Stretch } from '../saferPlay/spans';
export { playLimitsSchema, type PlayLimits } from '../wire/limits';
