import type { Privacy } from '@veloc/rules';
import useSWR from 'swr';
import type { ApiError } from '../api/errors';
import { keys } from './keys';
import { useContentCalls } from './useContentCalls';
import { usePlayer } from './usePlayer';

/** The privacy text with its version, which of them a player has accepted, and accepting the one in force. */
export function usePrivacy() {
  const calls = useContentCalls();
  const player = usePlayer();
  const { data, error, mutate } = useSWR<Privacy, ApiError>(keys.privacy(player), () => calls.privacy(), {
    revalidateIfStale: false,
  });
  return {
    privacy: data,
    error,
    retry: () => void mutate(),
    async accept(version: number) {
      const accepted = await calls.acceptPrivacy(version).catch((refusal: unknown) => {
        // The text may have changed while it was read.
        void mutate();
        throw refusal;
      });
      await mutate((known) => known && { ...known, accepted }, { revalidate: false });
    },
  };
}
