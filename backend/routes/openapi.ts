import type { Hono } from 'hono';
import { generateSpecs } from 'hono-openapi';
import type { AppEnv } from '../http/env';
import { securitySchemes } from '../http/security';
import { serverTimeHeaders } from '../http/serverTime';

async function documentOf(app: Hono<AppEnv>) {
  const document = await generateSpecs(app, {
    documentation: {
      openapi: '3.1.0',
      info: { title: 'Vé Lộc', version: '0.1.0', description: 'The calls of the storefront.' },
      components: { securitySchemes, headers: serverTimeHeaders },
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
  return document;
}

function different(entries: readonly object[]): unknown[] {
  return [...new Set(entries.map((entry) => JSON.stringify(entry)))].map((entry) => JSON.parse(entry) as unknown);
}

/**
 * GET /openapi.json: every call of `app`, made from the schemas that check the requests and from the guards before
 * them.
 */
export function mountOpenApi(app: Hono<AppEnv>): void {
  let made: ReturnType<typeof documentOf> | undefined;
  app.get('/openapi.json', async (c) => {
    made ??= documentOf(app);
    return c.json(await made);
  });
}
