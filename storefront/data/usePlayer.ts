import { useSession } from '../state/session/useSession';

/** Names whose data may be read, or null for a guest; 'me' until the profile has come. */
export function usePlayer(): string | null {
  const { user, isLoggedIn } = useSession();
  return isLoggedIn ? (user?.id ?? 'me') : null;
}
