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
      // What is refused has the shop's own envelope, which `describe` tells.
      defaultValidationErrorResponse: false,
      exclude: ['/openapi.json', '*', '/*'],
    }),
  );
}
