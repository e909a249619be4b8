import * as v from 'valibot';
import { ApiError } from '../../api/errors';

const shortSchema = v.object({ shortfall: v.pipe(v.number(), v.integer(), v.minValue(1)) });

/** Đồng that are missing, when that is why a payment was refused (402); else null. */
export function shortfallOf(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.status !== 402) return null;
  const short = v.safeParse(shortSchema, error.data);
  return short.success ? short.output.shortfall : null;
}
