import type { OrderLine, Paid } from '../../rules/index';
import { ApiError } from '../../storefront/api/errors';
import { SAME_PRESS } from '../../storefront/data/moneyKeys';
import { createPayments, type PaymentRequest } from '../../storefront/state/payment/payments';
import { Browser, type Page } from './browser';
import type { FaultyNetwork } from './faultyNetwork';
import { oneOf, type Random } from './random';
import type { Scheduler } from './scheduler';

const PIN = '274913';

/** Something that moves money, as its player meant it: once, however often it is pressed and sent. */
export interface Intent {
  kind: 'buy' | 'topUp' | 'withdraw' | 'moveReward';
  /** Đồng. */
  amount: number;
  /** When it was pressed first, in virtual ms. */
  at: number;
  /** What the player was told in the end. A press that nobody answered stays open. */
  outcome: 'open' | 'done' | 'refused';
  /** A press was not answered: that a later one meets an ended session tells nothing of it. */
  wasUnanswered?: boolean;
}

/** What a page hands to the shop's payments, beside the lines. */
type Purchase = Pick<PaymentRequest, 'subject' | 'order' | 'charge'> & { lines: readonly OrderLine[] };

/** What a player has of the world. */
interface PlayersWorld {
  scheduler: Scheduler;
  networkOf: (player: Player) => FaultyNetwork;
  newId: () => string;
  /** Whether nobody knows what became of what was asked for, so that the same may be asked again. */
  isOpenEnded: (error: unknown) => boolean;
}

/** A person with a phone or two, who remembers what they meant to do. */
export class Player {
  readonly browsers: Browser[] = [];
  readonly intents = new Map<string, Intent>();
  /** As the player last heard that it is. */
  pin = PIN;
  /** Another one that the player asked for, and has not heard of since. */
  askedPin: string | undefined;
  /** The one where a session has to go on though others were ended; null once every one may have been. */
  #isLeft: Browser | null | undefined;
  /** Top-ups that the player was told how to pay. */
  readonly topUps: { id: string; transferNote: string; amount: number }[] = [];
  /** The last press that moves money. */
  lastPress: (() => Promise<void>) | undefined;

  constructor(
    readonly world: PlayersWorld,
    readonly name: string,
    /** E.164 */
    readonly phone: string,
    readonly userId: string,
  ) {}

  get pages(): Page[] {
    return this.browsers.flatMap(({ pages }) => pages);
  }

  page(random: Random): Page {
    const { pages } = this;
    return pages.length > 0 ? oneOf(random, pages) : this.openBrowser().open();
  }

  /** Sessions of the player are ended, by whomever: all, or all others than that of a browser. */
  endSessions(but: Browser | null = null): void {
    this.#isLeft = this.#isLeft === undefined || this.#isLeft === but ? but : null;
  }

  /** Whether nobody has ended the session of this browser. */
  hasToStay(browser: Browser): boolean {
    return this.#isLeft === undefined || this.#isLeft === browser;
  }

  openBrowser(): Browser {
    const browser = this.borrowBrowser();
    this.browsers.push(browser);
    return browser;
  }

  /** One that others use as well, so that the player does nothing else there. */
  borrowBrowser(): Browser {
    return new Browser(this.world.scheduler, this.world.networkOf(this), () => this.world.newId());
  }

  /**
   * The same press once more is the same intent until it is done, for as long as a page takes it for that one, and for a
   * purchase ever after: its keys stay. What was refused is open again.
   */
  intend(subject: string, kind: Intent['kind'], amount: number): Intent {
    const known = this.intents.get(subject);
    const at = this.world.scheduler.now;
    const isSame = known && (kind === 'buy' || (known.outcome !== 'done' && at - known.at <= SAME_PRESS));
    if (isSame) {
      if (known.outcome === 'refused') known.outcome = 'open';
      return known;
    }
    const intent: Intent = { kind, amount, at, outcome: 'open' };
    if (known) this.intents.set(`${subject} ${this.intents.size}`, known);
    this.intents.set(subject, intent);
    return intent;
  }

  /** Makes a call that moves money, and remembers how it ended. */
  async move<T>(intent: Intent, call: () => Promise<T>): Promise<T> {
    try {
      const answer = await call();
      intent.outcome = 'done';
      return answer;
    } catch (error) {
      if (this.world.isOpenEnded(error)) intent.wasUnanswered = true;
      const isEnded = error instanceof ApiError && error.status === 401;
      const isTold = !this.world.isOpenEnded(error) && !(isEnded && intent.wasUnanswered);
      if (isTold && intent.outcome === 'open') intent.outcome = 'refused';
      throw error;
    }
  }

  /** Presses 'Thanh toán', proves with the PIN where that is asked for, and waits for what comes of it. */
  pay(page: Page, { subject, lines, order, charge }: Purchase, onPaid: () => void): Promise<void> {
    const payments = page.shop.payments.open(createPayments);
    const intent = this.intend(
      subject,
      'buy',
      lines.reduce((sum, { totalPrice }) => sum + totalPrice, 0),
    );
    const paying = () =>
      new Promise<Paid>((resolve, reject) => {
        const leave = payments.watch(subject);
        const stop = payments.subscribe(() => {
          const view = payments.get().views.get(subject);
          if (view?.phase !== 'proof' || view.isProving) return;
          if (view.proofError === undefined) return payments.prove(subject, { pin: this.pin });
          payments.cancelProof(subject);
          end(() => reject(view.proofError as Error));
        });
        const end = (tell: () => void) => {
          stop();
          leave();
          tell();
        };
        payments.pay({
          subject,
          lines,
          charge,
          // Whether a proof is needed is told by the charge.
          order: (key) => {
            const known = payments.orderOf(subject);
            return known === null ? order(key) : Promise.resolve({ id: known, needsProof: false });
          },
          onPaid: (paid) => {
            onPaid();
            end(() => resolve(paid));
          },
          onFailed: (error) => end(() => reject(error as Error)),
        });
      });
    return this.move(intent, paying).then(() => undefined);
  }
}
