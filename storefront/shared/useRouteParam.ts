import { useParams, useSearchParams } from 'wouter';

/** A part of the address as it was before it was escaped: the router leaves `%3A` and its like as they are. */
export function useRouteParam(name: string): string {
  const value = useParams()[name] ?? '';
  try {
    return decodeURIComponent(value);
  } catch {
    // A broken escape names nothing we have; the page then says so.
    return value;
  }
}

/** The id of what a page shows: the last part of its address, or `?id=` where the address has no place for one. */
export function useShownId(): string {
  const part = useRouteParam('id');
  const [search] = useSearchParams();
  return part === '' ? (search.get('id') ?? '') : part;
}
