import type { RegionalResult } from '@veloc/rules';
import type { RegionalQuery } from '../api/calls/regional';
import { useApi } from '../api/ApiProvider';
import { keys } from './keys';
import { useList } from './useList';

/** Draws of a region, of one of its channels or of a day, newest first. */
export function useRegionalResults({ region = 'MN', channelId, resultDate }: RegionalQuery) {
  const api = useApi();
  return useList<RegionalResult, ReturnType<typeof keys.regionalResults>>(
    (cursor) => keys.regionalResults(region, channelId ?? '', resultDate ?? '', cursor),
    (cursor) => api.regionalResults({ region, channelId, resultDate }, cursor),
  );
}
