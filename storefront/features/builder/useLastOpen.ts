import { placeCodes, type PlaceCode } from '@veloc/rules';
import { useState } from 'react';

/** The slot that is open, or the one that was, so that a sheet keeps its words while it slides out. */
export function useLastOpen(openCode: PlaceCode | null): PlaceCode {
  const [last, setLast] = useState<PlaceCode>(placeCodes[0]);
  if (openCode !== null && openCode !== last) setLast(openCode);
  return openCode ?? last;
}
