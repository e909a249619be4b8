import type { SupportContact } from '@veloc/rules';
import useSWR from 'swr';
import { useApi } from '../api/ApiProvider';
import type { ApiError } from '../api/errors';
import { keys } from './keys';

export function useSupportContact() {
  const api = useApi();
  const { data, error, isLoading, mutate } = useSWR<SupportContact, ApiError>(
    keys.supportContact,
    () => api.supportContact(),
    {
      revalidateIfStale: false,
    },
  );
  return { contact: data, error, isLoading, retry: () => void mutate() };
}
