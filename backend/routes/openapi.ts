import { contract } from '@veloc/rules';
import type { Hono } from 'hono';
import { generateSpecs } from 'hono-openapi';
import type { AppEnv } from '../http/env';
import { route } from '../http/route';
import { matchesTag, tagOf } from '../http/matchesTag';
import { securitySchemes } from '../http/security';
import { serverTimeHeaders } from '../http/serverTime';
import type { Shop } from '../shop';
import type { PaymentProvider } from '../topup/paymentProvider';

async function documentOf(app: Hono<AppEnv>, { securityScheme: gateway }: PaymentProvider) {
  const document = await generateSpecs(app, {
    documentation: {
      openapi: '3.1.0',
      info: { title: 'Vé Lộc', version: '0.1.0', description: 'The calls of the storefront.' },
      components: { securitySchemes: { ...securitySchemes, gateway }, headers: serverTimeHeaders },
    },
    includeEmptyPaths: true,
    // What is refused has the shop's own envelope, which `describe` tells.
    defaultValidationErrorResponse: false,
    exclude: ['/openapi.json', '*', '/*'],
  });
  for (const operation of Object.values(document.paths).flatMap((path) => Object.values(path ?? {}))) {
    const { security } = operation as { security?: object[] };
    // Each further handler of a route makes the library list what is there already once more.
    if (security) Object.assign(operation, { security: different(security) });
  }
  const text = JSON.stringify(document);
  return { text, tag: tagOf(text) };
}

function different(entries: readonly object[]): unknown[] {
  return [...new Set(entries.map((entry) => JSON.stringify(entry)))].map((entry) => JSON.parse(entry) as unknown);
}

/**
 * GET /openapi.json: every call of `app`, made from the schemas that check the requests and from the guards before
 * them.
 */
export function mountOpenApi(app: Hono<AppEnv>, shop: Shop): void {
  let made: ReturnType<typeof documentOf> | undefined;
  app.on(...route(contract.openapi, 'This document'), async (c) => {
    made ??= documentOf(app, shop.paymentProvider);
    const { text, tag } = await made;
    c.header('ETag', tag);
    c.header('Cache-Control', 'no-cache');
    if (matchesTag(c.req.header('If-None-Match'), tag)) return c.body(null, 304);
    return c.body(text, 200, { 'Content-Type': 'application/json' });
  });
}
