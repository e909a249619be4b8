import { sql, type Kysely } from 'kysely';

/** The button that picks numbers had two other names; guides of a running shop still quote them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update contents set body = replace(replace(body, '“Ngẫu nhiên”', '“Chọn nhanh”'), '“Chọn giúp”', '“Chọn nhanh”')
    where kind = 'guide' and body ~ '“(Ngẫu nhiên|Chọn giúp)”'`.execute(db);
}
