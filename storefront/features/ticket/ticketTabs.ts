import type { PurchaseState } from './ticketState';

export const filters = [
  { value: 'all', label: 'Mọi vé' },
  { value: 'waiting', label: 'Chờ kết quả' },
  { value: 'won', label: 'Đã trúng' },
  { value: 'lost', label: 'Không trúng' },
  { value: 'cancelled', label: 'Đã hủy' },
] as const;

/** Of all games: what was cancelled before it was paid has no draw, and stands in its game's tab. */
export const allFilters = filters.map((filter) =>
  filter.value === 'cancelled' ? ({ value: 'cancelled', label: 'Đã hoàn tiền' } as const) : filter,
);

/** What a list says that holds no ticket of an outcome. */
export const nothingFound: Readonly<Record<HistoryFilter, string>> = {
  all: 'Chưa có vé nào',
  waiting: 'Chưa có vé nào chờ kết quả',
  won: 'Chưa có vé nào trúng',
  lost: 'Chưa có vé nào không trúng',
  cancelled: 'Chưa có vé nào được hoàn tiền',
};

export type HistoryFilter = (typeof filters)[number]['value'];

const visible: Readonly<Record<HistoryFilter, readonly PurchaseState[] | null>> = {
  all: null,
  waiting: ['waiting', 'unpaid'],
  won: ['won'],
  lost: ['lost'],
  cancelled: ['cancelled', 'refunded'],
};

export function passes(filter: HistoryFilter, state: PurchaseState): boolean {
  return visible[filter]?.includes(state) ?? true;
}
