import { digitGuides } from './digits';
import type { Guide } from './guide';
import { jackpotGuides } from './jackpots';
import { kenoGuides } from './keno';
import { shopGuides } from './shop';

/** In the order the storefront lists them. */
export const guides: readonly Guide[] = [...kenoGuides, ...jackpotGuides, ...digitGuides, ...shopGuides];
