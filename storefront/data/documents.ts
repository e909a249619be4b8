import type { Content, Privacy } from '@veloc/rules';
import { useMemo } from 'react';
import useSWR from 'swr';
import { useApi } from '../state/contexts';
import { contentCalls } from '../api/calls/content';
import type { ApiError } from '../api/errors';
import { keys } from './keys';
import { usePlayer } from './player';

/** The calls of texts and notifications, over the shop's own transport. */
export function useContentCalls() {
  const { send } = useApi();
  return useMemo(() => contentCalls(send), [send]);
}

/** Every guide, in the operator's order. */
export function useGuides() {
  const calls = useContentCalls();
  const { data, error, isLoading, mutate } = useSWR<Content[], ApiError>(keys.guides, () => calls.guides(), {
    revalidateIfStale: false,
  });
  return { guides: data, error, isLoading, retry: () => void mutate() };
}

/** One guide; `isMissing` when the shop has none of this id. */
export function useGuide(id: string) {
  const calls = useContentCalls();
  const { data, error, isLoading, mutate } = useSWR<Content, ApiError>(keys.guide(id), () => calls.guide(id), {
    revalidateIfStale: false,
  });
  return { guide: data, isMissing: error?.status === 404, error, isLoading, retry: () => void mutate() };
}

/** The terms of sale; none in a shop that has not written any. */
export function useTerms() {
  const calls = useContentCalls();
  const { data, error, isLoading, mutate } = useSWR<Content[], ApiError>(keys.terms, () => calls.terms(), {
    revalidateIfStale: false,
  });
  return { terms: data, error, isLoading, retry: () => void mutate() };
}

/** The privacy text with its version, which of them a player has accepted, and accepting the one in force. */
export function usePrivacy() {
  const calls = useContentCalls();
  const player = usePlayer();
  const { data, error, mutate } = useSWR<Privacy, ApiError>(keys.privacy(player), () => calls.privacy(), {
    revalidateIfStale: false,
  });
  return {
    privacy: data,
    error,
    retry: () => void mutate(),
    async accept(version: number) {
      const accepted = await calls.acceptPrivacy(version).catch((refusal: unknown) => {
        // The text may have changed while it was read.
        void mutate();
        throw refusal;
      });
      await mutate((known) => known && { ...known, accepted }, { revalidate: false });
    },
  };
}
