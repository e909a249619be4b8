import type { Device } from '@veloc/rules';
import useSWR from 'swr';
import type { ApiError } from '../api/errors';
import { keys } from './keys';
import { usePlayer } from './usePlayer';
import { useSettings } from './useSettings';

/** The player's open sessions, newest first, and the ways to end them. */
export function useDevices() {
  const settings = useSettings();
  const player = usePlayer();
  const { data, error, isLoading, mutate } = useSWR<Device[], ApiError>(player && keys.devices(player), () =>
    settings.devices(),
  );
  return {
    devices: data,
    error,
    isLoading,
    retry: () => void mutate(),
    /** Rejects with the call's error; the list is read again either way. */
    end: (id: string) => settings.endDevice(id).finally(() => void mutate()),
    endOthers: () => settings.endOtherDevices().finally(() => void mutate()),
  };
}
