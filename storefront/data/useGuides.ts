import type { Content } from '@veloc/rules';
import useSWR from 'swr';
import type { ApiError } from '../api/errors';
import { keys } from './keys';
import { useContentCalls } from './useContentCalls';

/** Every guide, in the operator's order. */
export function useGuides() {
  const calls = useContentCalls();
  const { data, error, isLoading, mutate } = useSWR<Content[], ApiError>(keys.guides, () => calls.guides(), {
    revalidateIfStale: false,
  });
  return { guides: data, error, isLoading, retry: () => void mutate() };
}
