import { DAY, vietnamDay, type TransactionKind } from '@veloc/rules';
import { useSearchParams } from 'wouter';
import type { MoneyFilter } from '../../api/calls/wallet';
import { useServerClock } from '../../state/contexts';

/** Choices of kinds in the history of all payments. */
export const kindChoices = [
  { value: 'all', label: 'Tất cả' },
  { value: 'topup', label: 'Nạp tiền' },
  { value: 'buy', label: 'Mua vé' },
  { value: 'refund', label: 'Hoàn tiền' },
  { value: 'reward', label: 'Thưởng' },
  { value: 'withdraw', label: 'Rút tiền' },
  { value: 'adjust', label: 'Điều chỉnh' },
] as const;

type KindChoice = (typeof kindChoices)[number]['value'];

const kindsOf: Readonly<Record<KindChoice, readonly TransactionKind[] | undefined>> = {
  all: undefined,
  topup: ['topup'],
  buy: ['buy'],
  refund: ['refund', 'cashback'],
  reward: ['reward', 'reward_transfer'],
  withdraw: ['withdraw', 'withdraw_reversal'],
  adjust: ['manual_credit', 'manual_debit'],
};

/** Choices of days; `own` is between two dates that the player names. */
export const spanChoices = [
  { value: 'all', label: 'Mọi ngày' },
  { value: 'today', label: 'Hôm nay' },
  { value: '7', label: '7 ngày' },
  { value: '30', label: '30 ngày' },
  { value: 'own', label: 'Chọn ngày' },
] as const;

type SpanChoice = (typeof spanChoices)[number]['value'];

/** What the player narrows a history to, as the address keeps it. */
export interface HistoryChoice {
  search: string;
  span: SpanChoice;
  /** yyyy-mm-dd, '' for none; of span `own`. */
  from: string;
  to: string;
  kind: KindChoice;
}

export const everything: HistoryChoice = { search: '', span: 'all', from: '', to: '', kind: 'all' };

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** What an address asks for; what it says wrongly counts as not said. */
export function choiceOf(query: URLSearchParams): HistoryChoice {
  const day = (name: string) => (DATE.test(query.get(name) ?? '') ? (query.get(name) ?? '') : '');
  return {
    search: (query.get('q') ?? '').trim().slice(0, 100),
    span: spanChoices.find(({ value }) => value === query.get('span'))?.value ?? 'all',
    from: day('from'),
    to: day('to'),
    kind: kindChoices.find(({ value }) => value === query.get('kind'))?.value ?? 'all',
  };
}

/** The part of an address that says it; what is left as it comes is left out. */
export function queryOf({ search, span, from, to, kind }: HistoryChoice): Record<string, string> {
  return {
    ...(search ? { q: search } : {}),
    ...(span === 'all' ? {} : { span }),
    ...(span === 'own' && from ? { from } : {}),
    ...(span === 'own' && to ? { to } : {}),
    ...(kind === 'all' ? {} : { kind }),
  };
}

/** What the server is asked for. `now` in ms. */
export function filterOf({ search, span, from, to, kind }: HistoryChoice, now: number): MoneyFilter {
  const kinds = kindsOf[kind];
  const bounds = span === 'own' ? { from, to } : { from: firstDay(span, now), to: '' };
  return { search, ...bounds, ...(kinds ? { kinds } : {}) };
}

function firstDay(span: Exclude<SpanChoice, 'own'>, now: number): string {
  if (span === 'all') return '';
  return vietnamDay(now - (span === 'today' ? 0 : Number(span) - 1) * DAY);
}

/** How many of its parts say something. */
export function choiceCount({ search, span, kind }: HistoryChoice): number {
  return [search !== '', span !== 'all', kind !== 'all'].filter(Boolean).length;
}

/** Why two dates are no span; null when they are. */
export function spanProblem({ span, from, to }: HistoryChoice): string | null {
  if (span !== 'own' || !from || !to || from <= to) return null;
  return 'Ngày kết thúc phải từ ngày bắt đầu trở đi';
}

/** What the history on this page is narrowed to: kept in the address, so that going back and reloading keep it too. */
export function useHistoryChoice() {
  const [query, setQuery] = useSearchParams();
  const now = useServerClock();
  const choice = choiceOf(query);
  return {
    choice,
    filter: filterOf(choice, now()),
    choose(next: HistoryChoice) {
      const group = query.get('group');
      setQuery({ ...queryOf(next), ...(group ? { group } : {}) }, { replace: true });
    },
  };
}
