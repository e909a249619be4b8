import type { Checked, GameList, Paid, OrderLine, LineDraft } from '@veloc/rules';
import { ApiError, type ApiErrorCode } from '../../api/errors';
import type { PaymentProof } from '../../api/calls/money';
import type { KeyValueStorage } from '../../lib/browserStorage';
import type { Session } from '../session/session';
import { onLoginChange } from '../session/onLoginChange';
import { createIdempotencyKeys, type LastKey } from '../../lib/idempotencyKeys';
import { createStore, type Store } from '../../lib/store';
import type { Drafts } from '../drafts/drafts';
import { createAttempts, type Attempt } from './attempts';
import {
  forgetBuyNowPurchase,
  isSameBuyNowPurchase,
  storeBuyNowPurchase,
  readBuyNowPurchase,
  subjectOf,
  type BuyNowPurchase,
} from './buyNowPurchase';
import { removePurchased, type DraftAfterPurchase } from '../drafts/removePurchased';

export type PaymentPhase = 'paying' | 'proof' | 'paid';

/** How a payment stands that has begun. One that did not come about leaves nothing. */
interface PaymentView {
  /** What is paid; the same again is the same payment. */
  subject: string;
  lines: readonly OrderLine[];
  phase: PaymentPhase;
  /** Why the last proof was refused. */
  proofError: unknown;
  /** A proof is on its way. */
  isProving: boolean;
  paid: Paid | null;
}

/** A payment as a page asks for it; the calls take the idempotency key of their own step. */
export interface PaymentRequest {
  subject: string;
  lines: readonly OrderLine[];
  order(key: string): Promise<{ id: string; needsProof: boolean }>;
  charge(orderId: string, proof: PaymentProof, key: string): Promise<Paid>;
  /** Told wherever the player is by then. */
  onPaid(paid: Paid): void;
  onFailed(error: unknown): void;
}

interface PaymentsState {
  purchase: BuyNowPurchase | null;
  views: ReadonlyMap<string, PaymentView>;
}

export interface Payments extends Pick<Store<PaymentsState>, 'get' | 'subscribe'> {
  /** Keeps what 'Mua ngay' is to buy, until it is paid; the same tickets once more are the same purchase until then. */
  buy(drafts: readonly LineDraft[], games: GameList, draftAfter?: DraftAfterPurchase): Checked<BuyNowPurchase>;
  /** That purchase is paid: its tickets leave the builder. */
  bought(purchase: BuyNowPurchase): void;
  /** The kept purchase with its order, when this device has not seen the end of its payment and none is under way. */
  unacknowledgedPurchase(): { purchase: BuyNowPurchase; orderId: string } | null;
  /** Pays; a press while the same is being paid changes nothing. */
  pay(request: PaymentRequest): void;
  prove(subject: string, proof: PaymentProof): void;
  cancelProof(subject: string): void;
  /** A page shows this payment; answers how to leave it. One that nobody shows is forgotten once it is paid. */
  watch(subject: string): () => void;
  /** The order whose payment this device has not seen the end of. */
  unacknowledgedOrder(): string | null;
  /** The order of this subject, also when another tab has paid it. */
  orderOf(subject: string): string | null;
  /** The end of this order's payment has been shown. */
  acknowledge(orderId: string): void;
}

interface PaymentsDependencies {
  session: Pick<Session, 'get' | 'subscribe'>;
  storage: KeyValueStorage;
  drafts: Pick<Drafts, 'read' | 'replace'>;
  newId: () => string;
}

/** The order behind these keys can still be paid after such a refusal; after any other they are used up. */
const REPEATABLE: readonly ApiErrorCode[] = [
  'INSUFFICIENT_BALANCE',
  'STEP_UP_REQUIRED',
  'AGE_NOT_CONFIRMED',
  'PIN_INVALID',
  'PIN_LOCKED',
];
/** Whether the server has judged: a failure of its own, or of what stands before it, may come after the charge. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.kind === 'http' && (error.status ?? 0) < 500 && error.status !== 429;
/** Answers to a proof that leave the player where they are, to give another one. */
const isAboutProof = (error: unknown) =>
  !(error instanceof ApiError) || (error.status !== 402 && error.status !== 409 && error.status !== 401);

/**
 * Every payment of the shop, wherever the pages are meanwhile: the order, a proof when the server wants one, the
 * charge. The phase is 'paying' from the press on, so the button is off before the next frame.
 */
export function createPayments({ session, storage, drafts, newId }: PaymentsDependencies): Payments {
  const attempts = createAttempts({ storage, newId });
  const store = createStore<PaymentsState>({ purchase: readBuyNowPurchase(storage), views: new Map() });
  const requests = new Map<string, PaymentRequest>();
  const watched = new Map<string, number>();
  /** Another proof is another body, which one key may not carry. */
  const lastProofs = new Map<string, LastKey>();
  const proofKeys = createIdempotencyKeys(lastProofs, newId);

  const setView = (subject: string, change: Partial<PaymentView> | null) =>
    store.set(({ purchase, views }) => {
      const next = new Map(views);
      const known = views.get(subject);
      if (change === null) next.delete(subject);
      else
        next.set(subject, {
          ...(known ?? { subject, lines: [], phase: 'paying', proofError: undefined, isProving: false, paid: null }),
          ...change,
        });
      return { purchase, views: next };
    });
  const viewOf = (subject: string) => store.get().views.get(subject);

  /** Generation counter: grows with each logout, and what was begun before it writes nothing. */
  let generation = 0;
  onLoginChange(session, (isLoggedIn) => {
    if (isLoggedIn) return;
    generation += 1;
    lastProofs.clear();
    store.set(() => ({ purchase: null, views: new Map() }));
  });
  /** The same answer, unless the player has gone meanwhile: then none ever comes. */
  const ifSameGeneration = async <T>(answer: Promise<T>): Promise<T> => {
    const began = generation;
    await answer.catch(() => undefined);
    return generation === began ? answer : new Promise<never>(() => undefined);
  };

  const finish = (request: PaymentRequest, paid: Paid) => {
    attempts.acknowledge(paid.order.id);
    proofKeys.forget(request.subject);
    setView(request.subject, watched.has(request.subject) ? { phase: 'paid', paid } : null);
    request.onPaid(paid);
  };

  const fail = (request: PaymentRequest, error: unknown) => {
    if (isRefusal(error) && !REPEATABLE.includes(error.code)) attempts.forget(request.subject);
    setView(request.subject, null);
    request.onFailed(error);
  };

  const charge = async (request: PaymentRequest, { orderId, chargeKey }: { orderId: string; chargeKey: string }) => {
    try {
      finish(request, await ifSameGeneration(request.charge(orderId, {}, chargeKey)));
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'STEP_UP_REQUIRED') throw error;
      setView(request.subject, { phase: 'proof' });
    }
  };

  const begin = async (request: PaymentRequest, attempt: Attempt): Promise<void> => {
    const { id: orderId, needsProof } = await ifSameGeneration(request.order(attempt.orderKey));
    attempts.save({ ...attempt, orderId });
    if (needsProof) setView(request.subject, { phase: 'proof' });
    else await charge(request, { orderId, chargeKey: attempt.chargeKey });
  };

  /** An order of an earlier press may have run out since: then one more is made. */
  const beginAnew = async (request: PaymentRequest): Promise<void> => {
    const attempt = attempts.of(request.subject);
    try {
      await begin(request, attempt);
    } catch (error) {
      const hasExpired = error instanceof ApiError && error.code === 'ORDER_EXPIRED' && attempt.orderId !== null;
      if (!hasExpired) throw error;
      attempts.forget(request.subject);
      await begin(request, attempts.of(request.subject));
    }
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    buy(lines, games, draftAfter) {
      const known = store.get().purchase;
      const isKnown = known !== null && isSameBuyNowPurchase(known, { drafts: lines, games });
      const id = isKnown ? known.id : newId();
      const purchase = storeBuyNowPurchase(storage, { id, drafts: lines, games, draftAfter });
      if (purchase.ok) store.set((state) => ({ ...state, purchase: purchase.value }));
      return purchase;
    },
    bought({ id, gameId, draftAfter }) {
      if (draftAfter) drafts.replace(gameId, removePurchased(drafts.read(gameId), draftAfter));
      forgetBuyNowPurchase(storage, id);
      if (store.get().purchase?.id === id) store.set((state) => ({ ...state, purchase: null }));
    },
    unacknowledgedPurchase() {
      const { purchase } = store.get();
      const attempt = purchase && attempts.find(subjectOf(purchase));
      if (!attempt || attempt.orderId === null || attempt.isAcknowledged || viewOf(attempt.subject)) return null;
      return { purchase, orderId: attempt.orderId };
    },
    pay(request) {
      if (viewOf(request.subject)) return;
      requests.set(request.subject, request);
      setView(request.subject, { lines: request.lines, phase: 'paying' });
      beginAnew(request).catch((error: unknown) => fail(request, error));
    },
    prove(subject, proof) {
      const request = requests.get(subject);
      const orderId = attempts.orderOf(subject);
      const view = viewOf(subject);
      if (!request || orderId === null || view?.phase !== 'proof' || view.isProving) return;
      const key = proofKeys.of(subject, JSON.stringify(proof));
      setView(subject, { isProving: true, proofError: undefined });
      ifSameGeneration(request.charge(orderId, proof, key)).then(
        (paid) => finish(request, paid),
        (error: unknown) => {
          if (isAboutProof(error)) setView(subject, { isProving: false, proofError: error });
          else fail(request, error);
        },
      );
    },
    cancelProof(subject) {
      if (viewOf(subject)?.phase === 'proof' && !viewOf(subject)?.isProving) setView(subject, null);
    },
    watch(subject) {
      watched.set(subject, (watched.get(subject) ?? 0) + 1);
      return () => {
        const left = (watched.get(subject) ?? 1) - 1;
        if (left > 0) watched.set(subject, left);
        else watched.delete(subject);
        if (left === 0 && viewOf(subject)?.phase === 'paid') setView(subject, null);
      };
    },
    unacknowledgedOrder: () => attempts.unacknowledged()?.orderId ?? null,
    orderOf: attempts.orderOf,
    acknowledge: attempts.acknowledge,
  };
}
