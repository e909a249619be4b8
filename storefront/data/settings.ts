import type { BreakLength, Device, LimitsRequest, PlayLimits } from '@veloc/rules';
import { useMemo } from 'react';
import useSWR from 'swr';
import { useApi } from '../state/contexts';
import type { PaymentProof } from '../api/calls/money';
import { settingsCalls } from '../api/calls/settings';
import type { ApiError } from '../api/errors';
import { keys } from './keys';
import { usePlayer } from './player';

/** The calls of the account's settings, over the shop's own transport. */
export function useSettings() {
  const { send } = useApi();
  return useMemo(() => settingsCalls(send), [send]);
}

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

/** The player's limits, spending and break, and the ways to change them. */
export function usePlayLimits() {
  const settings = useSettings();
  const player = usePlayer();
  const { data, error, isLoading, mutate } = useSWR<PlayLimits, ApiError>(player && keys.playLimits(player), () =>
    settings.playLimits(),
  );
  const show = async (answer: Promise<PlayLimits>) => void (await mutate(await answer, { revalidate: false }));
  return {
    playLimits: data,
    error,
    isLoading,
    retry: () => void mutate(),
    change: (change: LimitsRequest) => show(settings.changeLimits(change)),
    takeBreak: (length: BreakLength, proof: PaymentProof) => show(settings.takeBreak(length, proof)),
  };
}

/** What the player has spent this month, and the budget; null while there is none or it is not known. */
export function useMonthBudget(): { spent: number; budget: number } | null {
  const { playLimits } = usePlayLimits();
  const budget = playLimits?.limits.month ?? null;
  return playLimits && budget !== null ? { spent: playLimits.spent.month, budget } : null;
}
