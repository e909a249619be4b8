import type { Paid } from '@veloc/rules';
import { ApiError, type ApiErrorCode } from '../api/errors';
import { createStore } from '../lib/store';
import { createDrafts } from '../state/drafts/drafts';
import { createPayments, type PaymentRequest } from '../state/payment/payments';
import type { SessionState } from '../state/session/session';
import { memoryStorage } from './fakes';

const refusal = (status: number, code: ApiErrorCode) => new ApiError('http', code, code, status);
export const paid = { order: { id: 'order-1' } } as Paid;

let ids = 0;

/** Payments over one storage, whose calls are answered by hand; what each call carried is noted. */
export function paymentDesk(storage = memoryStorage()) {
  const session = createStore<SessionState>({ user: null, token: 't1', authStatus: null });
  const drafts = createDrafts({ storage, session });
  const payments = createPayments({ session, storage, drafts, newId: () => `key-${(ids += 1)}` });
  const calls: string[] = [];
  const outcomes: unknown[] = [];
  const answers: (() => Promise<unknown>)[] = [];
  const next = <T>(): Promise<T> => (answers.shift() ?? (() => Promise.reject(new Error('no answer'))))() as Promise<T>;
  const request = (subject = 'cart 1'): PaymentRequest => ({
    subject,
    lines: [],
    order(key) {
      calls.push(`order ${key}`);
      return next();
    },
    charge(id, proof, key) {
      calls.push(`charge ${id} ${JSON.stringify(proof)} ${key}`);
      return next();
    },
    onPaid: () => outcomes.push('paid'),
    onFailed: (error) => outcomes.push(error instanceof ApiError ? error.code : error),
  });
  return {
    session,
    storage,
    payments,
    calls,
    outcomes,
    request,
    answer: (...more: typeof answers) => answers.push(...more),
  };
}

export const order =
  (needsProof = false) =>
  () =>
    Promise.resolve({ id: 'order-1', needsProof });
export const charged = () => Promise.resolve(paid);
export const refused = (status: number, code: ApiErrorCode) => () => Promise.reject(refusal(status, code));
export const settled = () => new Promise((done) => setTimeout(done));

/** An answer that is given when one wants. */
export function held<T>(value: T): { answer: () => Promise<T>; give: () => void } {
  let give = () => {};
  const promise = new Promise<T>((done) => {
    give = () => done(value);
  });
  return { answer: () => promise, give };
}

/** Everything in storage that these payments wrote. */
export const left = ({ storage }: ReturnType<typeof paymentDesk>) => storage.getItem('veloc.payment');

export const phase = ({ payments }: ReturnType<typeof paymentDesk>, subject = 'cart 1') =>
  payments.get().views.get(subject)?.phase;
