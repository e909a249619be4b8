import { gameIds, type GameId } from '@veloc/rules';
import { unreadCount } from '../notifications/list';
import type { Shop } from '../shop';
import { currentBanners } from './banners';
import { contentsOf, supportContact } from './contents';

/** The five guides that the account parameters carry by name (spec section 3). */
async function guides(shop: Shop) {
  const rows = await shop.db.selectFrom('contents').select(['game_id', 'body']).where('kind', '=', 'guide').execute();
  const of = (gameId: GameId) => rows.find((row) => row.game_id === gameId)?.body ?? null;
  return {
    guideKeno: of('keno'),
    guideMax3d: of('max3d'),
    guideMax3dPro: of('max3dpro'),
    guideMega: of('mega'),
    guidePower: of('power'),
  };
}

async function activeAccounts(shop: Shop) {
  return shop.db
    .selectFrom('pay_accounts')
    .innerJoin('banks', 'banks.id', 'pay_accounts.bank_id')
    .select(['pay_accounts.id', 'banks.name as bank', 'pay_accounts.number', 'pay_accounts.holder'])
    .where('pay_accounts.active', '=', true)
    .orderBy('pay_accounts.id')
    .execute();
}

/** Account parameters: the same for everybody but for what belongs to the user. A guest has none of that. */
export async function accountParameters(shop: Shop, userId?: string) {
  const [privacy] = await contentsOf(shop.db, 'privacy');
  const [invite] = await contentsOf(shop.db, 'invite');
  return {
    gameId: gameIds,
    listAccount: await activeAccounts(shop),
    privacy: privacy?.body ?? '',
    contact: (await supportContact(shop.db)) ?? null,
    invite: invite?.body ?? '',
    ...(await guides(shop)),
    bannerAds: await currentBanners(shop),
    notificationCount: userId === undefined ? 0 : await unreadCount(shop.db, userId),
  };
}
