import type { Store } from '../../lib/store';

/** What tells whether somebody is logged in. */
export type LoginStore = Pick<Store<{ token: string | null }>, 'get' | 'subscribe'>;

/** Calls back when a session has begun (true) or has ended (false), not when its tokens are renewed. */
export function onLoginChange(session: LoginStore, listener: (isLoggedIn: boolean) => void): void {
  const isLoggedIn = () => session.get().token !== null;
  let was = isLoggedIn();
  session.subscribe(() => {
    const is = isLoggedIn();
    if (is === was) return;
    was = is;
    listener(is);
  });
}
