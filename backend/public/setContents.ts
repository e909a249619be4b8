import { gameIdSchema, supportContactSchema } from '@veloc/rules';
import type { Insertable, Transaction } from 'kysely';
import * as v from 'valibot';
import type { ContentKind, Database } from '../db/schema';
import { invalid } from '../http/httpError';

/** What the operator can set, by the word of the command: each replaces what stood there. */
export const settableKinds = ['guides', 'privacy', 'terms', 'invite', 'contact', 'banners'] as const;
export type SettableKind = (typeof settableKinds)[number];

/** A page of the shop, a page elsewhere, a telephone number or an address for mail; nothing that runs. */
const hrefSchema = v.pipe(v.string(), v.regex(/^(https?:\/\/|tel:|mailto:|\/(?![/\\\s\p{Cc}]))/iu, 'leads nowhere'));
/** The page's own policy lets in pictures of the shop's own origin and such as stand in the text. */
const imageSchema = v.pipe(v.string(), v.regex(/^(data:image\/|\/(?![/\\\s\p{Cc}]))/iu, 'is no picture of this shop'));
const idSchema = v.pipe(v.string(), v.regex(/^[a-z\d]+(-[a-z\d]+)*$/, 'is not lower-case words joined by hyphens'));
const textSchema = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'));
const momentSchema = v.nullish(
  v.pipe(
    v.string(),
    v.isoTimestamp('is no instant'),
    v.transform((text) => new Date(text)),
  ),
  null,
);

const guidesSchema = v.pipe(
  v.array(v.object({ id: idSchema, gameId: v.nullish(gameIdSchema, null), title: textSchema, body: textSchema })),
  v.check((guides) => new Set(guides.map(({ id }) => id)).size === guides.length, 'names an id twice'),
);
const bannersSchema = v.pipe(
  v.array(
    v.object({
      id: idSchema,
      title: textSchema,
      href: v.nullish(hrefSchema, null),
      image: v.nullish(imageSchema, null),
      startsAt: momentSchema,
      endsAt: momentSchema,
    }),
  ),
  v.check((banners) => new Set(banners.map(({ id }) => id)).size === banners.length, 'names an id twice'),
);

const titles = {
  privacy: 'Quyền riêng tư và xác nhận độ tuổi',
  terms: 'Điều khoản',
  invite: 'Mời bạn bè',
  contact: 'Hỗ trợ khách hàng',
} as const satisfies Partial<Record<ContentKind, string>>;

/**
 * Replaces the texts of a kind by the operator's file (docs/content-format.md) and answers how many of them changed. A
 * text that changes gets the next version; one that is the same keeps its own.
 * @throws HttpError 400 VALIDATION_ERROR that says which field is wrong
 */
export async function setContents(
  trx: Transaction<Database>,
  kind: SettableKind,
  file: string,
  at: Date,
): Promise<number> {
  if (kind === 'banners') return setBanners(trx, readFile(bannersSchema, file));
  if (kind === 'guides') {
    const guides = readFile(guidesSchema, file).map(({ id, gameId, title, body }, sort) => {
      return { id, kind: 'guide' as const, game_id: gameId, title, body, sort };
    });
    const removed = await removeOthers(trx, guides);
    let changed = removed;
    for (const guide of guides) changed += await put(trx, guide, at);
    return changed;
  }
  const body = kind === 'contact' ? JSON.stringify(readFile(supportContactSchema, file)) : readText(file);
  return put(trx, { id: kind, kind, game_id: null, title: titles[kind], body, sort: 0 }, at);
}

type NewContent = Omit<Insertable<Database['contents']>, 'version' | 'updated_at'>;

async function put(trx: Transaction<Database>, content: NewContent, at: Date): Promise<number> {
  const known = await trx
    .selectFrom('contents')
    .selectAll()
    .where('id', '=', content.id)
    .forUpdate()
    .executeTakeFirst();
  if (known && known.kind !== content.kind) throw invalid(`The id ${content.id} belongs to another text.`);
  const isSame = known && known.title === content.title && known.body === content.body && known.sort === content.sort;
  if (isSame) return 0;
  const version = (known?.version ?? 0) + 1;
  const row = { ...content, version, updated_at: at };
  await trx
    .insertInto('contents')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  return 1;
}

async function removeOthers(trx: Transaction<Database>, guides: readonly { id: string }[]): Promise<number> {
  let others = trx.deleteFrom('contents').where('kind', '=', 'guide');
  if (guides.length > 0) {
    others = others.where(
      'id',
      'not in',
      guides.map(({ id }) => id),
    );
  }
  return Number((await others.executeTakeFirst()).numDeletedRows);
}

async function setBanners(trx: Transaction<Database>, banners: v.InferOutput<typeof bannersSchema>): Promise<number> {
  await trx.deleteFrom('banners').execute();
  if (banners.length === 0) return 0;
  const rows = banners.map(({ id, title, href, image, startsAt, endsAt }, sort) => {
    return { id, title, href, image, starts_at: startsAt, ends_at: endsAt, sort, active: true };
  });
  await trx.insertInto('banners').values(rows).execute();
  return rows.length;
}

function readText(file: string): string {
  const text = file.trim();
  if (text === '') throw invalid('The file is empty, and an empty text would replace the one that stands there.');
  return text;
}

function readFile<T>(schema: v.GenericSchema<unknown, T>, file: string): T {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), file);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue);
  throw invalid(`The file cannot be taken: ${field ? `${field}: ` : ''}${issue.message}. See docs/content-format.md.`);
}
