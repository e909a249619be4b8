import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { REFRESH_SECONDS } from './refreshToken';

const NAME = 'veloc_refresh';

// Read back only by /auth/refresh and /auth/logout, and by no script.
const attributes = { httpOnly: true, sameSite: 'Strict', path: '/auth' } as const;

/** Whether the browser speaks TLS, to us or to a proxy in front of us. */
export function isHttps(c: Context): boolean {
  return new URL(c.req.url).protocol === 'https:' || c.req.header('X-Forwarded-Proto') === 'https';
}

/** Keeps the refresh token where a client without storage of its own finds it again. */
export function setRefreshCookie(c: Context, refreshToken: string): void {
  setCookie(c, NAME, refreshToken, { ...attributes, secure: isHttps(c), maxAge: REFRESH_SECONDS });
}

export function readRefreshCookie(c: Context): string | undefined {
  return getCookie(c, NAME);
}

export function dropRefreshCookie(c: Context): void {
  deleteCookie(c, NAME, attributes);
}
