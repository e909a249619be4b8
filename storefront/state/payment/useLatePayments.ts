import { createRequiredContext } from '../../lib/createRequiredContext';
import type { Late } from '../../lib/late';
import type { createPayments, Payments } from './payments';

/** The shop's payments, without the code behind them: the first page provides what only a later one opens. */
export const [PaymentsContext, useLatePayments] =
  createRequiredContext<Late<Payments, typeof createPayments>>('Paying');
