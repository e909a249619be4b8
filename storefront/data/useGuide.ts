import type { Content } from '@veloc/rules';
import useSWR from 'swr';
import type { ApiError } from '../api/errors';
import { keys } from './keys';
import { useContentCalls } from './useContentCalls';

/** One guide; `isMissing` when the shop has none of this id. */
export function useGuide(id: string) {
  const calls = useContentCalls();
  const { data, error, isLoading, mutate } = useSWR<Content, ApiError>(keys.guide(id), () => calls.guide(id), {
    revalidateIfStale: false,
  });
  return { guide: data, isMissing: error?.status === 404, error, isLoading, retry: () => void mutate() };
}
