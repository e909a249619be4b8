import type { BreakLength, PlayLimits } from '@veloc/rules';
import useSWR from 'swr';
import type { PaymentProof } from '../api/calls/money';
import type { LimitChange } from '../api/calls/settings';
import type { ApiError } from '../api/errors';
import { keys } from './keys';
import { usePlayer } from './usePlayer';
import { useSettings } from './useSettings';

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
    change: (change: LimitChange) => show(settings.changeLimits(change)),
    takeBreak: (length: BreakLength, proof: PaymentProof) => show(settings.takeBreak(length, proof)),
  };
}
