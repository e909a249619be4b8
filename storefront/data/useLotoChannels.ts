import type { ChannelOnSale } from '@veloc/rules';
import useSWR from 'swr';
import { useApi } from '../api/ApiProvider';
import type { ApiError } from '../api/errors';
import { keys } from './keys';

/** The channels that can be played on a day (dd/mm/yyyy); on the next day of sales when none is named. */
export function useLotoChannels(resultDate?: string) {
  const api = useApi();
  const { data, error, isLoading, mutate } = useSWR<ChannelOnSale[], ApiError>(
    keys.lotoChannels(resultDate ?? ''),
    () => api.lotoChannels(resultDate),
  );
  return { channels: data ?? [], error, isLoading, retry: () => void mutate() };
}
