import type { Banner } from '@veloc/rules';
import useSWR from 'swr';
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
