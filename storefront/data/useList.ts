import type { Page } from '@veloc/rules';
import { useRef } from 'react';
import useSWRInfinite from 'swr/infinite';
import { isUnanswered, type ApiError } from '../api/errors';

const FIRST_CURSOR = '0';

export interface List<T> {
  items: T[];
  error: ApiError | undefined;
  isLoading: boolean;
  isLoadingMore: boolean;
  /** The server has said that nothing follows. */
  ended: boolean;
  loadMore: () => void;
  /** Reads the whole list again. */
  retry: () => void;
}

/**
 * A list by pages; an empty page ends it, and so does a page without a cursor (spec section 7). Whoever comes back to
 * it sees it as it was, while its beginning is read again: what is new since then stands there.
 */
export function useList<T, Key extends readonly unknown[]>(
  keyOf: (cursor: string) => Key | null,
  load: (cursor: string) => Promise<Page<T>>,
): List<T> {
  const kept = useRef<Page<T> | undefined>(undefined);
  const { data, error, isLoading, isValidating, size, setSize, mutate } = useSWRInfinite<Page<T>, ApiError>(
    (_index: number, previous: Page<T> | null) => {
      if (previous && (previous.items.length === 0 || previous.nextCursor === null)) return null;
      return keyOf(previous?.nextCursor ?? FIRST_CURSOR);
    },
    async (key: Key) => {
      const known = kept.current;
      kept.current = undefined;
      return known ?? load(String(key.at(-1)));
    },
    // At once, even for whoever was away for a moment only: to pay, or to delete something.
    { revalidateOnFocus: false, dedupingInterval: 0 },
  );
  const last = data?.at(-1);
  const isGrowing = size > (data?.length ?? 0);
  const ended = last !== undefined && (last.items.length === 0 || last.nextCursor === null);
  // An answer other than 200 clears the list; no answer at all leaves it standing (decision A20).
  const cleared = error !== undefined && !isUnanswered(error);

  return {
    items: cleared ? [] : (data?.flatMap((page) => page.items) ?? []),
    error,
    isLoading,
    isLoadingMore: isValidating && !isLoading && isGrowing,
    ended,
    loadMore: () => {
      if (ended || error || isGrowing) return;
      // SWR begins with page one at each further page, which was read when the list was opened.
      kept.current = isValidating ? undefined : data?.[0];
      void setSize(size + 1);
    },
    retry: () => void mutate(),
  };
}
