import { useMemo } from 'react';
import { useApi } from '../api/ApiProvider';
import { contentCalls } from '../api/calls/content';

/** The calls of texts and notifications, over the shop's own transport. */
export function useContentCalls() {
  const { send } = useApi();
  return useMemo(() => contentCalls(send), [send]);
}
