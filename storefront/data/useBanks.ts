import type { Bank } from '@veloc/rules';
import useSWR from 'swr';
import { useApi } from '../api/ApiProvider';
import type { ApiError } from '../api/errors';
import { keys } from './keys';

export function useBanks() {
  const api = useApi();
  const { data, error, isLoading, mutate } = useSWR<Bank[], ApiError>(keys.banks, () => api.banks(), {
    revalidateIfStale: false,
  });
  return { banks: data ?? [], error, isLoading, retry: () => void mutate() };
}
