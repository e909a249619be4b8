import { useStore } from '../../lib/store';
import { useLazyPayments } from '../contexts';
import { createPayments, type Payments } from './payments';

/** The shop's payments, for who begins one and shows nothing of how they stand. */
export function useOpenPayments(): Payments {
  return useLazyPayments().open(createPayments);
}

/** The shop's payments with how they stand. */
export function usePayments() {
  const payments = useOpenPayments();
  return { ...payments, state: useStore(payments) };
}
