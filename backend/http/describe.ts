import { describeRoute, resolver } from 'hono-openapi';
import * as v from 'valibot';

/** One line of the OpenAPI document: what a call does and the shape of its `data`. */
export function describe(summary: string, data: v.GenericSchema) {
  const answer = v.object({ status: v.literal(200), message: v.string(), data });
  return describeRoute({
    summary,
    responses: { 200: { description: summary, content: { 'application/json': { schema: resolver(answer) } } } },
  });
}
