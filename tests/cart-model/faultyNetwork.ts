import type { TestShop } from '../../backend/testing/testShop';
import type { VirtualTime } from './virtualTime';

/** Shares of requests that meet a fault; the rest arrive within 200 ms each way. */
const FAULTS = { dropRequest: 0.15, dropAnswer: 0.15, serverError: 0.1, delay: 0.1, duplicate: 0.05 } as const;
const LONGEST_DELAY = 35_000;
const USUAL_DELAY = 200;

export type Fault = keyof typeof FAULTS;

interface Arriving {
  status: number;
  headers: Headers;
  text: string;
}

const broken = { status: 500, headers: new Headers() };

/** A way to the real server that loses, delays and doubles what the cart sends, on virtual time. */
export class FaultyNetwork {
  isFaulty = true;
  shares: Partial<Record<Fault, number>> = FAULTS;
  /** Requests under /client-carts/. */
  calls = 0;

  constructor(
    readonly time: VirtualTime,
    readonly server: TestShop,
    readonly random: () => number,
  ) {}

  /** `isConnected` is asked when a request goes out, `isOpen` when its answer comes in. */
  fetchOf({ isConnected, isOpen }: { isConnected: () => boolean; isOpen: () => boolean }): typeof fetch {
    return async (input, init) => {
      const request = input as Request;
      const sent = await this.time.real(async () => ({ body: await request.text() }));
      const { pathname, search } = new URL(request.url);
      const isCart = pathname.startsWith('/client-carts/');
      const fault = isCart ? this.#fault() : 'none';
      const answer = this.#travel({ path: pathname + search, request, body: sent.body, fault, isConnected });
      return new Promise((resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        // The promise of a page that is gone never comes to an end.
        const arrive = ({ status, headers, text }: Arriving) =>
          isOpen() ? resolve({ status, headers, text: async () => text } as Response) : undefined;
        answer.then(arrive, (error: unknown) => (isOpen() ? reject(error) : undefined));
      });
    };
  }

  async #travel({
    path,
    request,
    body,
    fault,
    isConnected,
  }: {
    path: string;
    request: Request;
    body: string;
    fault: Fault | 'none';
    isConnected: () => boolean;
  }): Promise<Arriving> {
    const { time, random } = this;
    const lost = () => new TypeError('Failed to fetch');
    const late = fault === 'delay' ? random() * LONGEST_DELAY : 0;
    const isLateOut = random() < 0.5;
    if (!isConnected()) throw lost();
    await time.pause(random() * USUAL_DELAY + (isLateOut ? late : 0));
    if (fault === 'dropRequest') return this.#nothing(lost);
    if (fault === 'serverError' && random() < 0.5) return { ...broken, text: '{"code":"INTERNAL"}' };
    const deliver = () => time.real(() => this.#serve(path, request, body));
    if (fault === 'duplicate') time.after(random() * LONGEST_DELAY, () => void deliver());
    const answer = await deliver();
    await time.pause(random() * USUAL_DELAY + (isLateOut ? 0 : late));
    if (fault === 'dropAnswer' || !isConnected()) return this.#nothing(lost);
    // A gateway that fails after the work was done.
    return fault === 'serverError' ? { ...broken, text: '<html>' } : answer;
  }

  /** A broken connection, or silence until the time is out. */
  #nothing(lost: () => Error): Promise<never> {
    return this.random() < 0.5 ? Promise.reject(lost()) : new Promise(() => undefined);
  }

  async #serve(path: string, request: Request, body: string): Promise<Arriving> {
    if (path.startsWith('/client-carts/')) this.calls += 1;
    this.server.setNow(new Date(this.time.now));
    const { 'content-type': _type, ...headers } = Object.fromEntries(request.headers);
    const answer = await this.server.call(request.method, path, { headers, ...(body === '' ? {} : { body }) });
    return { status: answer.status, headers: answer.headers, text: answer.text };
  }

  #fault(): Fault | 'none' {
    if (!this.isFaulty) return 'none';
    let left = this.random();
    for (const [fault, share] of Object.entries(this.shares) as [Fault, number][]) {
      if (left < share) return fault;
      left -= share;
    }
    return 'none';
  }
}
