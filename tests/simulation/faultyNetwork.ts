import type { Random } from './random';
import type { Scheduler } from './scheduler';

/** What befalls a request. */
export type NetworkFault =
  | 'dropRequest'
  | 'dropAnswer'
  /** A gateway fails, before the work is done or after it. */
  | 'serverError'
  /** Late by up to 35 s, on the way there or back. */
  | 'delay'
  /** Sent twice by the network: at once, or up to 35 s later what was done. */
  | 'duplicate'
  /** The connection breaks within the answer. */
  | 'halfBody';

/** A fault that waits for a request. */
export interface AwaitedFault {
  /** Undefined lets one request pass. */
  kind: NetworkFault | undefined;
  /** Which requests it waits for. */
  at: 'change' | 'payment';
}

export interface SentRequest {
  method: string;
  /** With its query. */
  path: string;
  headers: Record<string, string>;
  /** '' for none. */
  body: string;
}

export interface Arriving {
  status: number;
  headers: Headers;
  text: string;
  /** The connection broke within it. */
  isCut?: boolean;
}

/** What a page knows of its connection: asked when a request goes out, and when its answer comes in. */
interface Line {
  isConnected: () => boolean;
  isOpen: () => boolean;
}

interface NetworkOptions {
  /** Hands a request to a server; rejects as `fetch` does when the connection breaks. */
  deliver: (request: SentRequest) => Promise<Arriving>;
  random: Random;
  /** Chooses what befalls a request. */
  faultOf: (request: SentRequest) => NetworkFault | undefined;
}

/** Ms each way at most, without a fault. */
export const LONGEST_WAY = 200;
const LONGEST_DELAY = 35_000;

const lost = () => new TypeError('Failed to fetch');
const broken = { status: 500, headers: new Headers() };

/** A way to the servers that loses, delays and doubles what is sent, on virtual time. */
export class FaultyNetwork {
  constructor(
    readonly scheduler: Scheduler,
    readonly options: NetworkOptions,
  ) {}

  /** `fetch` of a page. The promise of a page that is gone never comes to an end. */
  fetchOf(line: Line): typeof fetch {
    return async (input, init) => {
      const request = input as Request;
      const { pathname, search } = new URL(request.url);
      const headers = Object.fromEntries(request.headers);
      const body = await this.scheduler.real(() => request.text());
      const answer = this.#travel({ method: request.method, path: pathname + search, headers, body }, line);
      return new Promise((resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        const arrive = ({ status, headers: told, text, isCut = false }: Arriving) =>
          line.isOpen()
            ? resolve({
                status,
                headers: told,
                text: () => (isCut ? Promise.reject(lost()) : Promise.resolve(text)),
              } as Response)
            : undefined;
        answer.then(arrive, (error: unknown) => (line.isOpen() ? reject(error) : undefined));
      });
    };
  }

  async #travel(request: SentRequest, { isConnected }: Line): Promise<Arriving> {
    const { scheduler, options } = this;
    const { deliver, random, faultOf } = options;
    const fault = faultOf(request);
    const late = fault === 'delay' ? random() * LONGEST_DELAY : 0;
    const isLateOut = random() < 0.5;
    if (!isConnected()) throw lost();
    await scheduler.pause(random() * LONGEST_WAY + (isLateOut ? late : 0));
    if (fault === 'dropRequest') return this.#nothing();
    if (fault === 'serverError' && random() < 0.5) return { ...broken, text: '{"code":"INTERNAL"}' };
    const twin = () => void deliver(request).catch(() => undefined);
    const isTwinLate = random() < 0.7;
    if (fault === 'duplicate' && !isTwinLate) twin();
    const answer = await deliver(request);
    // What was refused frees its key, so a network that sends it anew much later presses the button once more.
    if (fault === 'duplicate' && isTwinLate && answer.status < 400) scheduler.after(random() * LONGEST_DELAY, twin);
    await scheduler.pause(random() * LONGEST_WAY + (isLateOut ? 0 : late));
    if (fault === 'dropAnswer' || !isConnected()) return this.#nothing();
    if (fault === 'halfBody') return { ...answer, isCut: true };
    // A gateway that fails after the work was done.
    return fault === 'serverError' ? { ...broken, text: '<html>' } : answer;
  }

  /** A broken connection, or silence until the time is out. */
  #nothing(): Promise<never> {
    return this.options.random() < 0.5 ? Promise.reject(lost()) : new Promise(() => undefined);
  }
}
