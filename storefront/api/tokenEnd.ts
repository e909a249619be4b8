import * as v from 'valibot';

const claimsSchema = v.pipe(v.string(), v.parseJson(), v.object({ exp: v.number() }));

/** When a token says that it ends, in ms since the epoch; null for one that does not say. */
export function endOf(token: string): number | null {
  try {
    const [, claims = ''] = token.split('.');
    return v.parse(claimsSchema, atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).exp * 1000;
  } catch {
    return null;
  }
}
