import type { TestShop } from '../../backend/testing/testShop';
import { FaultyNetwork, type Arriving, type NetworkFault, type SentRequest } from '../simulation/faultyNetwork';
import type { Scheduler } from '../simulation/scheduler';

/** Shares of the cart's requests that meet a fault; the rest arrive within 200 ms each way. */
const SHARES: Partial<Record<NetworkFault, number>> = {
  dropRequest: 0.15,
  dropAnswer: 0.15,
  serverError: 0.1,
  delay: 0.1,
  duplicate: 0.05,
};

const isCart = ({ path }: SentRequest) => path.startsWith('/client-carts/');

/** A way to the real server on which the cart's own requests meet faults. A call holds time still until it is done. */
export class CartNetwork extends FaultyNetwork {
  isFaulty = true;
  shares = SHARES;
  /** Requests under /client-carts/. */
  calls = 0;

  constructor(
    time: Scheduler,
    readonly server: TestShop,
    readonly random: () => number,
  ) {
    super(time, {
      random,
      deliver: (request) => time.real(() => this.#serve(request)),
      faultOf: (request) => (isCart(request) && this.isFaulty ? this.#fault() : undefined),
    });
  }

  async #serve(request: SentRequest): Promise<Arriving> {
    if (isCart(request)) this.calls += 1;
    this.server.setNow(new Date(this.scheduler.now));
    const { method, path, body } = request;
    const { 'content-type': _type, ...headers } = request.headers;
    const answer = await this.server.call(method, path, { headers, ...(body === '' ? {} : { body }) });
    return { status: answer.status, headers: answer.headers, text: answer.text };
  }

  #fault(): NetworkFault | undefined {
    let left = this.random();
    for (const [fault, share] of Object.entries(this.shares) as [NetworkFault, number][]) {
      if (left < share) return fault;
      left -= share;
    }
    return undefined;
  }
}
