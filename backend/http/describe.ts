import { describeRoute, resolver } from 'hono-openapi';
import * as v from 'valibot';
import { withServerTime } from './serverTime';

const refusalSchema = v.object({ status: v.number(), code: v.string(), message: v.string(), data: v.unknown() });
const envelope = { 'application/json': { schema: resolver(refusalSchema) } };
/** How calls are refused, told once for all of them under `components.responses`. */
export const refusedResponses = {
  Refused: { description: 'Refused: `code` says why', headers: withServerTime, content: envelope },
  Unavailable: {
    description: 'DB_BUSY or DB_UNAVAILABLE: it may have been done; repeat it with the same Idempotency-Key',
    headers: {
      ...withServerTime,
      'Retry-After': { schema: { type: 'integer' as const }, description: 'Seconds until it is worth trying again' },
    },
    content: envelope,
  },
};
const refusals = {
  '4XX': { $ref: '#/components/responses/Refused' },
  503: { $ref: '#/components/responses/Unavailable' },
};

/**
 * One line of the OpenAPI document: what a call does and the shape of its `data`. What it asks for is told by its
 * guard.
 */
export function describe(summary: string, data: v.GenericSchema) {
  const answer = v.object({ status: v.literal(200), message: v.string(), data });
  return describeRoute({
    summary,
    responses: {
      200: {
        description: summary,
        headers: withServerTime,
        content: { 'application/json': { schema: resolver(answer) } },
      },
      ...refusals,
    },
  });
}

/** The same for a call that answers with server-sent events. */
export function describeStream(summary: string, media = 'text/event-stream') {
  const content = { [media]: { schema: { type: 'string' as const } } };
  return describeRoute({
    summary,
    responses: { 200: { description: summary, headers: withServerTime, content }, ...refusals },
  });
}

/** Beside `describe`, for a call whose answer has an `ETag`. */
export function describeUnchanged() {
  const description = 'What If-None-Match names still stands, but for the time';
  return describeRoute({ responses: { 304: { description, headers: withServerTime } } });
}
