import { contract } from '@veloc/rules';
import type { Hono } from 'hono';
import type { AppEnv } from '../http/env';
import { route } from '../http/route';
import { matchesTag, tagOf } from '../http/matchesTag';
import { openApiDocument } from '../openapi/document';
import { documentationPage } from '../openapi/page';
import type { Shop } from '../shop';

/**
 * GET /openapi.json: every call of `app`; in the sandbox GET /docs, the same for people to read.
 */
export function mountOpenApi(app: Hono<AppEnv>, shop: Shop): void {
  let made: Promise<{ document: object; text: string; tag: string }> | undefined;
  const document = () =>
    (made ??= openApiDocument(app, shop.paymentProvider).then((told) => {
      const text = JSON.stringify(told);
      return { document: told, text, tag: tagOf(text) };
    }));
  app.on(...route(contract.openapi, 'This document'), async (c) => {
    const { text, tag } = await document();
    c.header('ETag', tag);
    c.header('Cache-Control', 'no-cache');
    if (matchesTag(c.req.header('If-None-Match'), tag)) return c.body(null, 304);
    return c.body(text, 200, { 'Content-Type': 'application/json' });
  });
  if (!shop.settings.sandbox) return;
  app.get('/docs', async (c) =>
    c.html(documentationPage((await document()).document, c.get('secureHeadersNonce') ?? '')),
  );
}
