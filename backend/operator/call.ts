type RequestBody = NonNullable<RequestInit['body']>;

/** Speaks to the running shop with the operator's key. */
export interface OperatorCall {
  /** Answers `data`; throws an `OperatorError` with one sentence when the shop refuses or does not answer. */
  (method: 'GET' | 'POST' | 'PUT', path: string, body?: RequestBody): Promise<unknown>;
}

/** One sentence for the person at the command line. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

interface Reply {
  data?: unknown;
  message?: string;
}

/** Calls the shop at `origin`, for instance http://127.0.0.1:5785. */
export function operatorCall(origin: string, key: string, fetcher: typeof fetch = fetch): OperatorCall {
  return async (method, path, body) => {
    const url = new URL(path, origin);
    const headers = {
      Authorization: `Bearer ${key}`,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    };
    const options = { method, headers, ...(body === undefined ? {} : { body, duplex: 'half' as const }) };
    const response = await fetcher(url, options).catch((cause: unknown) => {
      throw new OperatorError(
        `No shop answers at ${origin}: start it, or set HOST and PORT (or VELOC_OPERATOR_PORT) to where it runs.`,
        {
          cause,
        },
      );
    });
    const reply = (await response.json().catch(() => ({}))) as Reply;
    if (!response.ok) {
      throw new OperatorError(
        `The shop refused ${method} ${path} (${response.status}): ${reply.message ?? 'no reason given'}`,
      );
    }
    return reply.data;
  };
}
