import { invalid } from '../http/httpError';
import { currentPrivacy } from '../public/contents';
import type { Shop } from '../shop';

/** Notes that a user accepted a version of the privacy text; only the one in force can be accepted. */
export async function acceptPrivacy(
  shop: Shop,
  userId: string,
  version: number,
): Promise<{ version: number; acceptedAt: string }> {
  const current = await currentPrivacy(shop.db);
  if (version !== current.version)
    throw invalid('Điều khoản đã thay đổi. Vui lòng đọc lại.', { version: current.version });
  const at = shop.clock.now();
  await shop.db
    .updateTable('users')
    .set({ privacy_version: version, privacy_accepted_at: at, updated_at: at })
    .where('id', '=', userId)
    .execute();
  return { version, acceptedAt: at.toISOString() };
}
