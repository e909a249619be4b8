/** `lost`: the network fails. `hang`: no answer ever comes. Otherwise an answer. */
export type Turn = 'lost' | 'hang' | { status: number; body?: unknown; text?: string; headers?: HeadersInit };

export interface SentRequest {
  method: string;
  path: string;
  token: string | null;
  key: string | null;
  body: unknown;
  /** When it was sent, in ms since the script began. */
  at: number;
}

/** A `fetch` that plays its turns in order, the last one for ever, and keeps what it was asked. */
export function scriptedFetch(...turns: (Turn | ((sent: SentRequest) => Turn | Promise<Turn>))[]) {
  const sent: SentRequest[] = [];
  const began = Date.now();
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    const record: SentRequest = {
      method: request.method,
      path: pathname + search,
      token: request.headers.get('Authorization')?.replace('Bearer ', '') ?? null,
      key: request.headers.get('Idempotency-Key'),
      body: text === '' ? null : JSON.parse(text),
      at: Date.now() - began,
    };
    const turn = turns[Math.min(sent.length, turns.length - 1)];
    sent.push(record);
    const outcome = typeof turn === 'function' ? await turn(record) : (turn ?? 'lost');
    if (outcome === 'lost') throw new TypeError('Failed to fetch');
    if (outcome === 'hang') {
      return new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      });
    }
    const { status, body = null, text: written = JSON.stringify(body), headers = {} } = outcome;
    return new Response(written, { status, headers });
  };
  return { fetch: fetch as typeof globalThis.fetch, sent };
}
