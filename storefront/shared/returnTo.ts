import * as v from 'valibot';

const stateSchema = v.object({ returnTo: v.pipe(v.string(), v.startsWith('/')) });

/**
 * The page that a detour (a login, a top-up) began on; `otherwise` when that is unknown or was the login page itself.
 */
export function returnTo(state: unknown, otherwise = '/'): string {
  const known = v.safeParse(stateSchema, state);
  const path = known.success ? known.output.returnTo : otherwise;
  return path === '/login' || path.startsWith('/account/login') || path.startsWith('//') ? otherwise : path;
}
