import { by } from '../row';

/** The journey that visits each route, in both themes. */
export const everyRoute = by(
  'tests/journeys/every-route.spec.ts',
  "… fits, keeps the page's policy and reads well in both themes",
);
