import type { Hono } from 'hono';
import { generateSpecs } from 'hono-openapi';
import { KEY } from '../http/idempotency';
import type { AppEnv } from '../http/env';
import { refusedResponses } from '../http/describe';
import { securitySchemes } from '../http/security';
import { serverTimeHeaders } from '../http/serverTime';
import type { PaymentProvider } from '../topup/paymentProvider';
import { nameSchemas } from './nameSchemas';
import { namedCalls, parts } from './parts';

/** As much of an operation as is put right here. */
interface Operation {
  operationId?: string;
  tags?: string[];
  security?: object[];
  parameters?: object[];
  requestBody?: object;
}

const DESCRIPTION = `The calls of the storefront, of the payment gateway and of the operator.

Every answer is an envelope with \`status\`, \`message\` and \`data\`; a refused one has \`code\` beside them, for a program, and in
\`message\` a sentence for the player. Sums are whole đồng, times are ISO 8601 instants, and \`Server-Time\` tells the shop's own.
A call that takes an \`Idempotency-Key\` may be sent again with the same key after a lost answer: it is done once.`;

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Chosen by the client, once for each thing it means to do: a repeat gets the answer of the first one.',
  schema: { type: 'string', pattern: KEY.source },
};

function different(entries: readonly object[]): object[] {
  return [...new Set(entries.map((entry) => JSON.stringify(entry)))].map((entry) => JSON.parse(entry) as object);
}

/**
 * The OpenAPI 3.1 document of `app`, made from the schemas that check its requests and from the guards before them.
 * Names, parts and keys of the calls are those of the contract.
 */
export async function openApiDocument(
  app: Hono<AppEnv>,
  { securityScheme: gateway }: PaymentProvider,
): Promise<object> {
  const made = await generateSpecs(app, {
    documentation: {
      openapi: '3.1.0',
      info: {
        title: 'Vé Lộc',
        version: '0.1.0',
        description: DESCRIPTION,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'The host that this document was read from' }],
      tags: Object.values(parts),
      components: {
        securitySchemes: { ...securitySchemes, gateway },
        headers: serverTimeHeaders,
        responses: refusedResponses,
      },
    },
    includeEmptyPaths: true,
    // What is refused has the shop's own envelope, which `describe` tells.
    defaultValidationErrorResponse: false,
    exclude: ['/openapi.json', '/docs', '*', '/*'],
  });
  const calls = namedCalls();
  for (const [path, item] of Object.entries(made.paths)) {
    for (const [method, told] of Object.entries(item ?? {})) {
      const operation = told as Operation;
      const call = calls.get(`${method.toUpperCase()} ${path}`);
      if (call) {
        operation.operationId = call.operationId;
        operation.tags = [parts[call.part].name];
        if (call.row.isIdempotent) {
          operation.parameters = [...(operation.parameters ?? []), { $ref: '#/components/parameters/IdempotencyKey' }];
        }
      }
      // Each further handler of a route makes the library list what is there already once more; a call that asks for
      // nobody's proof says so.
      operation.security = different(operation.security ?? []);
    }
  }
  const { components, ...rest } = made;
  const { named, schemas } = await nameSchemas({ ...rest, components });
  const document = named as typeof made;
  return {
    ...document,
    components: { ...document.components, parameters: { IdempotencyKey: idempotencyKey }, schemas },
  };
}
