import { useStore } from '../useStore';
import { createPayments } from './payments';
import { useLatePayments } from './useLatePayments';

/** The shop's payments with how they stand. */
export function usePayments() {
  const payments = useLatePayments().open(createPayments);
  return { ...payments, state: useStore(payments) };
}
