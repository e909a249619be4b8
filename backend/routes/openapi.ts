import type { Hono } from 'hono';
import { openAPIRouteHandler } from 'hono-openapi';
import type { AppEnv } from '../http/env';

/** GET /openapi.json: every call of `app`, made from the schemas that check the requests. */
export function mountOpenApi(app: Hono<AppEnv>): void {
  app.get(
    '/openapi.json',
    openAPIRouteHandler(app, {
      documentation: {
        openapi: '3.1.0',
        info: { title: 'Vé Lộc', version: '0.1.0', description: 'The calls of the storefront.' },
        components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      },
      includeEmptyPaths: true,
      exclude: ['/openapi.json', '*', '/*'],
    }),
  );
}
