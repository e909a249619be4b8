import type { Privacy } from '@veloc/rules';
import useSWR from 'swr';
import { useApi } from '../api/ApiProvider';
import type { ApiError } from '../api/errors';
import { keys } from './keys';

/** The terms and the privacy text that a player accepts, with their version. */
export function usePrivacy() {
  const api = useApi();
  const { data, error, mutate } = useSWR<Privacy, ApiError>(keys.privacy, () => api.privacy(), {
    revalidateIfStale: false,
  });
  return { privacy: data, error, retry: () => void mutate() };
}
