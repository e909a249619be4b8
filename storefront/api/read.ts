import {
  pageSchema,
  tokensSchema,
  userSchema,
  type AnswerOf,
  type ContractRow,
  type Page,
  type Tokens,
  type User,
} from '@veloc/rules';
import * as v from 'valibot';
import { callOf, type Send, type SentWith } from './call';
import { ApiError } from './errors';

type Fields = Record<string, unknown>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/**
 * The places a payload may stand in: `data`, `result`, the body itself, `data.data`, or spread over body and `data`.
 */
function* payloads(body: unknown): Generator {
  const { data, result } = fieldsOf(body);
  if (data !== undefined && data !== null) yield data;
  if (result !== undefined && result !== null) yield result;
  yield body;
  yield fieldsOf(data).data;
  yield { ...fieldsOf(body), ...fieldsOf(data) };
}

/** Reads an answer wherever it puts its payload. Throws an `ApiError` of kind `answer` when none fits. */
export function read<T>(schema: v.GenericSchema<unknown, T>, body: unknown): T {
  return firstFitting(schema, payloads(body));
}

function firstFitting<T>(schema: v.GenericSchema<unknown, T>, candidates: Iterable<unknown>): T {
  const issues: string[] = [];
  for (const candidate of candidates) {
    const result = v.safeParse(schema, candidate);
    if (result.success) return result.output;
    issues.push(v.summarize(result.issues));
  }
  throw new ApiError(
    'answer',
    `The answer is not as its wire schema says and cannot be shown. Compare:\n${issues[0] ?? 'empty'}`,
    'INVALID_ANSWER',
  );
}

/** Reads one page of a list; a list that stands bare or one level deeper is understood too. */
export function readPage<T>(item: v.GenericSchema<unknown, T>, body: unknown): Page<T> {
  const { data, result } = fieldsOf(body);
  return firstFitting(pageSchema(item), [body, data, result]);
}

/**
 * The user stands in `data`, in `result` or is the body itself; the name is also seen as `Name` (spec sections 3, 7).
 */
export function readUser(body: unknown): User {
  return read(namedUserSchema, body);
}

const namedUserSchema = v.pipe(
  v.unknown(),
  v.transform((value) => {
    const fields = fieldsOf(value);
    return 'Name' in fields && !('name' in fields) ? { ...fields, name: fields.Name } : value;
  }),
  userSchema,
);

const startedSessionSchema = v.object({ ...tokensSchema.entries, user: v.nullish(namedUserSchema, null) });

/** A token at the top level or in `data`, with the user where the backend sends one. */
export function readStartedSession(body: unknown): Tokens & { user: User | null } {
  // Only the token is sure to be there, so the first place that has one need not have the rest.
  return firstFitting(startedSessionSchema, [spread(body), spread(fieldsOf(body).data)]);
}

/** The tokens of a refresh; `token` is missing when the answer has none. */
export function readRefreshedTokens(body: unknown): Partial<Tokens> {
  const fields = spread(body);
  return v.is(tokensSchema, fields) ? v.parse(tokensSchema, fields) : {};
}

function spread(body: unknown): Fields {
  const { data, result } = fieldsOf(body);
  return { ...fieldsOf(body), ...fieldsOf(result), ...fieldsOf(data) };
}

type AnsweredRow = ContractRow & { answer: v.GenericSchema };
type ListRow = ContractRow & { answer: { item: v.GenericSchema } };
/** Nothing where a decoder takes what the row answers, so that a renamed field fails here too. */
type Takes<Schema extends v.GenericSchema, Answer> = Answer extends v.InferInput<Schema> ? unknown : never;

/** Makes calls of the contract and reads their answers as their rows say, of lists page by page. All throw `ApiError`. */
export function createAsk(send: Send) {
  return {
    ask: async <Row extends AnsweredRow>(row: Row, ...sent: SentWith<Row>): Promise<AnswerOf<Row>> =>
      read(row.answer, await send(callOf(row, ...sent))) as AnswerOf<Row>,
    /** Reads by another decoder than the row's, for a backend that leaves more out. */
    askAs: async <Row extends AnsweredRow, Schema extends v.GenericSchema>(
      row: Row,
      decoder: Schema & Takes<Schema, AnswerOf<Row>>,
      ...sent: SentWith<Row>
    ) => read(decoder, await send(callOf(row, ...sent))) as v.InferOutput<Schema>,
    askPage: async <Row extends ListRow>(row: Row, ...sent: SentWith<Row>) =>
      readPage(row.answer.item, await send(callOf(row, ...sent))) as Page<v.InferOutput<Row['answer']['item']>>,
  };
}
