import type { ChannelOnSale, StockDay, StockTicket } from '@veloc/rules';
import useSWR from 'swr';
import { useApi } from '../state/contexts';
import { regionalCalls } from '../api/calls/regional';
import type { ApiError } from '../api/errors';
import { keys } from './keys';
import { usePlayer } from './player';

/** The days (dd/mm/yyyy) that have Classic tickets, the next one first; none for a guest (spec section 6). */
export function useStockDays() {
  const { send } = useApi();
  const player = usePlayer();
  const { data, error, isLoading, mutate } = useSWR<StockDay[], ApiError>(player && keys.stockDays(player), () =>
    regionalCalls(send).stockDays(),
  );
  return { days: data?.map(({ resultDate }) => resultDate) ?? [], error, isLoading, retry: () => void mutate() };
}

/** The channels of a day that have tickets. */
export function useStockChannels(resultDate: string | undefined) {
  const { send } = useApi();
  const player = usePlayer();
  const { data, error, isLoading, mutate } = useSWR<ChannelOnSale[], ApiError>(
    player && resultDate ? keys.stockChannels(player, resultDate) : null,
    () => regionalCalls(send).stockChannels(resultDate ?? ''),
  );
  return { channels: data ?? [], error, isLoading, retry: () => void mutate() };
}

/** The tickets of one channel and day; undefined until they have come. */
export function useStock(draw: { resultDate: string; channelId: string } | null) {
  const { send } = useApi();
  const player = usePlayer();
  const { data, error, isLoading, mutate } = useSWR<StockTicket[], ApiError>(
    player && draw ? keys.stock(player, draw.resultDate, draw.channelId) : null,
    () => regionalCalls(send).stock(draw?.resultDate ?? '', draw?.channelId ?? ''),
  );
  return { stock: data, error, isLoading, retry: () => void mutate() };
}
