import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { guides } from './guides';
import { taxLabels } from './taxLabels';
import { contact, invite, privacy, terms } from './texts';

/** Writes the texts and banners a shop does not have yet; what an operator has changed stays. */
export async function seedContents(db: Kysely<Database>, now: Date): Promise<void> {
  const tax = taxLabels(now);
  const shared = { game_id: null, version: 1, sort: 0, updated_at: now };
  const contents: Insertable<Database['contents']>[] = [
    { ...shared, id: 'privacy', kind: 'privacy', title: 'Quyền riêng tư và xác nhận độ tuổi', body: privacy },
    { ...shared, id: 'terms', kind: 'terms', title: 'Điều khoản', body: terms(tax) },
    { ...shared, id: 'invite', kind: 'invite', title: 'Mời bạn bè', body: invite },
    { ...shared, id: 'contact', kind: 'contact', title: 'Hỗ trợ khách hàng', body: contact },
    ...guides(tax).map(({ id, gameId, title, body }, sort) => ({
      ...shared,
      id,
      kind: 'guide' as const,
      game_id: gameId,
      title,
      body,
      sort,
    })),
  ];
  await db
    .insertInto('contents')
    .values(contents)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();

  const always = { image: null, starts_at: null, ends_at: null, active: true };
  await db
    .insertInto('banners')
    .values([
      { ...always, id: 'mega', title: 'Mega 6/45: quay thứ Tư, thứ Sáu và Chủ Nhật', href: '/mega', sort: 0 },
      { ...always, id: 'keno', title: 'Keno: 8 phút một kỳ, 119 kỳ mỗi ngày', href: '/keno', sort: 1 },
      { ...always, id: 'guide', title: 'Mới chơi lần đầu? Xem hướng dẫn', href: '/guide', sort: 2 },
    ])
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
