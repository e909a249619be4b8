import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';

/**
 * The path of a call as its routes write it, `/carts/:id`; undefined where none answers it but the storefront's. What a
 * path holds in its place may be anybody's: a phone, a token.
 */
export function routePattern(c: Context): string | undefined {
  // The guards before a route and the storefront behind all of them match every path.
  return matchedRoutes(c).find(({ path }) => !path.endsWith('*'))?.path;
}
