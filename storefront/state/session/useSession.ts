import { createRequiredContext } from '../../lib/createRequiredContext';
import { useStore } from '../../lib/useStore';
import type { Session, SessionState } from './session';

const [SessionContext, useSessionState] = createRequiredContext<Session>('The session');

export { SessionContext };

export function useSession(): Session & SessionState & { isLoggedIn: boolean } {
  const session = useSessionState();
  const state = useStore(session);
  return { ...session, ...state, isLoggedIn: state.token !== null };
}
