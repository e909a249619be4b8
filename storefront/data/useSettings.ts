import { useMemo } from 'react';
import { useApi } from '../api/ApiProvider';
import { settingsCalls } from '../api/calls/settings';

/** The calls of the account's settings, over the shop's own transport. */
export function useSettings() {
  const { send } = useApi();
  return useMemo(() => settingsCalls(send), [send]);
}
