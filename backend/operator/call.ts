import type { AnswerOf, ContractRow, ParamsOf, RequestOf } from '@veloc/rules';
import * as v from 'valibot';

type OperatorRow = ContractRow & { access: 'operator'; answer: v.GenericSchema };

/** What stands for `:name` in the path, and what is sent, of a GET as its query: a file as its bytes, where the row takes no request. */
type Sent<Row extends OperatorRow> = ([ParamsOf<Row['path']>] extends [never]
  ? object
  : { params: Readonly<Record<ParamsOf<Row['path']>, string>> }) &
  ([RequestOf<Row>] extends [never]
    ? { file?: Uint8Array<ArrayBuffer> }
    : object extends RequestOf<Row>
      ? { body?: RequestOf<Row> }
      : { body: RequestOf<Row> });

/**
 * Makes a call of the contract with the operator's key and answers its `data`; throws an `OperatorError` with one
 * sentence when the shop refuses or does not answer.
 */
export type OperatorCall = <Row extends OperatorRow>(
  row: Row,
  ...sent: object extends Sent<Row> ? [sent?: Sent<Row>] : [sent: Sent<Row>]
) => Promise<AnswerOf<Row>>;

/** One sentence for the person at the command line. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

interface LooseSent {
  params?: Readonly<Record<string, string>>;
  body?: object;
  file?: Uint8Array<ArrayBuffer>;
}

interface Reply {
  data?: unknown;
  message?: string;
}

/** Calls the shop at `origin`, for instance http://127.0.0.1:5785. */
export function operatorCall(origin: string, key: string, fetcher: typeof fetch = fetch): OperatorCall {
  return async (row, ...[sent]) => {
    const { method, path: pattern, answer } = row;
    const { params = {}, body, file }: LooseSent = sent ?? {};
    const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const url = new URL(path, origin);
    const query = method === 'GET' ? Object.entries(body ?? {}) : [];
    for (const [name, value] of query) url.searchParams.set(name, String(value));
    const bytes = file ?? (method === 'GET' ? undefined : JSON.stringify(body ?? {}));
    const headers = {
      Authorization: `Bearer ${key}`,
      ...(bytes === undefined ? {} : { 'Content-Type': 'application/json' }),
    };
    const options = { method, headers, ...(bytes === undefined ? {} : { body: bytes, duplex: 'half' as const }) };
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
    return v.parse(answer, reply.data) as AnswerOf<typeof row>;
  };
}
