import { createRequiredContext } from '../createRequiredContext';
import type { Late } from '../late';
import { useStore } from '../useStore';
import { createPayments, type Payments } from './payments';

export const [PaymentsContext, useLatePayments] =
  createRequiredContext<Late<Payments, typeof createPayments>>('Paying');

/** The shop's payments with how they stand. */
export function usePayments() {
  const payments = useLatePayments().open(createPayments);
  return { ...payments, state: useStore(payments) };
}
