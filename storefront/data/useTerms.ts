import type { Content } from '@veloc/rules';
import useSWR from 'swr';
import type { ApiError } from '../api/errors';
import { keys } from './keys';
import { useContentCalls } from './useContentCalls';

/** The terms of sale; none in a shop that has not written any. */
export function useTerms() {
  const calls = useContentCalls();
  const { data, error, isLoading, mutate } = useSWR<Content[], ApiError>(keys.terms, () => calls.terms(), {
    revalidateIfStale: false,
  });
  return { terms: data, error, isLoading, retry: () => void mutate() };
}
