import { useSearchParams } from 'wouter';
import { fieldDate, REGIONAL } from '../../features/result/result';

export const regions = [
  { value: 'MN', label: 'miền Nam', short: 'Nam' },
  { value: 'MT', label: 'miền Trung', short: 'Trung' },
  { value: 'MB', label: 'miền Bắc', short: 'Bắc' },
] as const;

export type Region = (typeof regions)[number]['value'];

interface RegionalQuery {
  region: Region;
  /** dd/mm/yyyy; undefined for every day. */
  resultDate: string | undefined;
  /** Undefined for every channel. */
  channelId: string | undefined;
  /** Digits in which a number ends that is looked for; undefined for none. */
  ending: string | undefined;
}

/** Which regional draws are wanted: it stands in the address, but for the region on which the page opens. */
export function useRegionalQuery(opening: Region) {
  const [search, setSearch] = useSearchParams();
  const date = search.get('date');
  const query: RegionalQuery = {
    region: regions.find(({ value }) => value === search.get('region'))?.value ?? opening,
    resultDate: fieldDate(date) === '' ? undefined : (date ?? undefined),
    channelId: search.get('channel') ?? undefined,
    ending: /^\d{1,2}$/.exec(search.get('ending') ?? '')?.[0],
  };
  const change = (wanted: Partial<RegionalQuery>) => {
    const { region, resultDate, channelId, ending } = { ...query, ...wanted };
    setSearch(
      {
        game: REGIONAL,
        region,
        ...(resultDate ? { date: resultDate } : {}),
        ...(channelId ? { channel: channelId } : {}),
        ...(ending ? { ending } : {}),
      },
      { replace: true },
    );
  };
  return { ...query, change };
}
