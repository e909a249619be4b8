import type { Banner } from '@veloc/rules';
import type { Shop } from '../shop';

/** The banners that run now, in the operator's order. */
export async function currentBanners(shop: Shop): Promise<Banner[]> {
  const now = shop.clock.now();
  return shop.db
    .selectFrom('banners')
    .select(['id', 'image', 'href', 'title'])
    .where('active', '=', true)
    .where((eb) => eb.or([eb('starts_at', 'is', null), eb('starts_at', '<=', now)]))
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('sort')
    .orderBy('id')
    .execute();
}
