import { by } from '../row';

/** The journey that visits each route. */
export const everyRoute = by(
  'tests/journeys/every-route.spec.ts',
  "… fits, keeps the page's policy and tells assistive technology what it holds",
);
