import type { contract } from '@veloc/rules';

/** One answer of the pretended server. */
export interface Answer {
  status: number;
  /** JSON; a text is sent as it is. */
  body: unknown;
}

type Row = (typeof contract)[keyof typeof contract] | ReturnType<typeof contract.resultsOf<contract.ResultGame>>;
/** A path with anything where it has a `:name`. */
type Filled<Path extends string> = Path extends `${infer Head}:${string}/${infer Rest}`
  ? `${Head}${string}/${Filled<Rest>}`
  : Path extends `${infer Head}:${string}`
    ? `${Head}${string}`
    : Path;
type CallName<Each> = Each extends { method: infer Method extends string; path: infer Path extends string }
  ? `${Method} ${Filled<Path>}`
  : never;

/** Answers by method and path of the contract, for instance `GET /public/banners`. A function sees the request. */
export type Answers = Partial<Record<CallName<Row>, Answer | ((request: Request) => Answer | Promise<Answer>)>>;

/** A 200 in the envelope of the API. */
export function answer(data: unknown): Answer {
  return { status: 200, body: { status: 200, message: 'Thành công', data } };
}

/** One page of a list; without a cursor it is the last one. */
export function page(items: readonly unknown[], cursor: string | null = null): Answer {
  return { status: 200, body: { status: 200, message: 'Thành công', data: items, cursor } };
}

export function refuse(status: number, code: string, message: string, data: unknown = null): Answer {
  return { status, body: { status, code, message, data } };
}

/** The line is dead: the browser gets no answer at all. */
export function noAnswer(): Promise<Answer> {
  return Promise.reject(new TypeError('Failed to fetch'));
}

/** Nothing comes as long as one looks: for pictures of loading. */
export function stillLoading(): Promise<Answer> {
  return new Promise(() => undefined);
}

/** A `fetch` that knows these answers and refuses everything else with 404. */
export function fetchOf(answers: Answers): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const known = answers[`${request.method} ${new URL(request.url).pathname}` as keyof Answers];
    const { status, body } =
      known === undefined
        ? refuse(404, 'NOT_FOUND', 'Không có dữ liệu')
        : typeof known === 'function'
          ? await known(request)
          : known;
    return typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status });
  };
}
