import useSWR from 'swr';
import type { User } from '@veloc/rules';
import { useApi, useSession } from '../state/contexts';
import type { ApiError } from '../api/errors';
import { keys } from './keys';

/** Names whose data may be read, or null for a guest; 'me' until the profile has come. */
export function usePlayer(): string | null {
  const { user, isLoggedIn } = useSession();
  return isLoggedIn ? (user?.id ?? 'me') : null;
}

/** The player's profile, read when `wanted`; a failed read keeps what is known (spec section 8). */
export function useProfile(wanted = true) {
  const api = useApi();
  const player = usePlayer();
  const { user, setUser } = useSession();
  const { data, error, isLoading, mutate } = useSWR<User, ApiError>(
    wanted && player ? keys.profile(player) : null,
    async () => {
      const profile = await api.profile();
      setUser(profile);
      return profile;
    },
  );
  return {
    profile: data ?? user,
    isFresh: data !== undefined,
    error,
    isLoading,
    retry: () => void mutate(),
    /** Takes over what the player has just changed; whatever asks from then on is told that. */
    async keep(changed: User): Promise<void> {
      setUser(changed);
      await mutate(changed, { revalidate: false });
    },
  };
}
