import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import type { AppEnv } from '../http/env';
import type { Shop } from '../shop';
import { createHome } from './home';
import type { Page } from './page';

/** Files under /assets/ carry their content's hash in their name, so they never change. */
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/**
 * The build puts its files in these two places; further down a dot is part of a page's address, as in an order's id.
 */
const FILE = /^\/(?:assets\/|[^/]*\.)/;

const pack = promisify(brotliCompress);

const packed = async (html: string) => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
  return Uint8Array.from(await pack(html, { params }));
};

function isNavigation(c: Context): boolean {
  const { path } = c.req;
  return path === '/' || (!FILE.test(path) && (c.req.header('Accept')?.includes('text/html') ?? false));
}

/** The built storefront: its files, and its page for every address that a browser opens. Mount it after the API. */
export function siteRoutes(shop: Shop, page: Page) {
  const home = page.writeHome && createHome(shop, page.writeHome, page.patience);
  const files = serveStatic<AppEnv>({ root: page.folder, precompressed: true });
  // The page is new in each answer, by its nonce; the files lie there compressed.
  return new Hono<AppEnv>().get('*', compress(), async (c, next) => {
    if (isNavigation(c) || c.req.path === '/index.html') {
      c.header('Cache-Control', ASK_AGAIN);
      // The service worker keeps the page of the other address, in which no draw can be an old one.
      const written = c.req.path === '/' ? await home?.() : undefined;
      const html = page.html(c.get('secureHeadersNonce') ?? '', written);
      // Each answer has another nonce, so each is packed anew: at this level within some milliseconds, on another thread.
      if (written === undefined || !/\bbr\b/.test(c.req.header('Accept-Encoding') ?? '')) return c.html(html);
      c.header('Vary', 'Accept-Encoding');
      c.header('Content-Encoding', 'br');
      c.header('Content-Type', 'text/html; charset=UTF-8');
      return c.body(await packed(html));
    }
    const answer = await files(c, next);
    // For a file that is not there the handler hands on what `next` gave, which is no Response.
    if (answer instanceof Response) {
      answer.headers.set('Cache-Control', c.req.path.startsWith('/assets/') ? FOREVER : ASK_AGAIN);
    }
    return answer;
  });
}
