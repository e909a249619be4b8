import type { GameId, Privacy, SupportContact } from '@veloc/rules';
import { supportContactSchema } from '@veloc/rules';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { contentKinds, type ContentKind, type Database } from '../db/schema';

export interface Content {
  id: string;
  kind: ContentKind;
  title: string;
  /** The game it is of; null for a text of the shop itself. */
  gameId: GameId | null;
  /** Plain text, where a blank line starts a new paragraph, or HTML (docs/content-format.md). Never to be trusted. */
  body: string;
  version: number;
  updatedAt: string;
}

function isContentKind(kind: string): kind is ContentKind {
  return (contentKinds as readonly string[]).includes(kind);
}

/** The texts of a kind in the operator's order; none for a kind that nobody knows. */
export async function contentsOf(db: Kysely<Database>, kind: string): Promise<Content[]> {
  if (!isContentKind(kind)) return [];
  const rows = await db
    .selectFrom('contents')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    gameId: row.game_id,
    title: row.title,
    body: row.body,
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
  }));
}

/** The privacy text in force; version 0 and empty while a shop has none, so nothing can be accepted by accident. */
export async function currentPrivacy(db: Kysely<Database>): Promise<Privacy> {
  const [privacy] = await contentsOf(db, 'privacy');
  return { content: privacy?.body ?? '', version: privacy?.version ?? 0 };
}

/** Contact data is stored as JSON text in a content of its own kind, so the operator changes it like any other. */
export async function supportContact(db: Kysely<Database>): Promise<SupportContact | undefined> {
  const [contact] = await contentsOf(db, 'contact');
  return contact && v.parse(v.pipe(v.string(), v.parseJson(), supportContactSchema), contact.body);
}

/** Which texts that name the seller are still the examples that a new shop begins with. */
export async function exampleContents(db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .selectFrom('contents')
    .select('id')
    .where('id', 'in', ['privacy', 'terms', 'contact'])
    .where('version', '=', 1)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
