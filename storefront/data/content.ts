import useSWR from 'swr';
import type { Banner, SupportContact } from '@veloc/rules';
import { useApi } from '../api/ApiProvider';
import type { ApiError } from '../api/errors';
import { keys } from './keys';

export function useBanners() {
  const api = useApi();
  const { data, error, isLoading } = useSWR<Banner[], ApiError>(keys.banners, () => api.banners(), {
    revalidateIfStale: false,
  });
  return { banners: data ?? [], error, isLoading };
}

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
