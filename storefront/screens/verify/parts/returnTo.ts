import * as v from 'valibot';

const stateSchema = v.object({ returnTo: v.pipe(v.string(), v.startsWith('/')) });

/** The page logging in began on; home when that is unknown or was the login page itself. */
export function returnTo(state: unknown): string {
  const known = v.safeParse(stateSchema, state);
  const path = known.success ? known.output.returnTo : '/';
  return path === '/login' || path.startsWith('/account/login') || path.startsWith('//') ? '/' : path;
}
