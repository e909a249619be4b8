import type { AuditEntry, AuditQuery } from '@veloc/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { nextCursor } from '../http/page';
import { isId } from '../ids';

/** A page of the audit trail, the newest first; `object` as `kind:id`, or a kind alone. */
export async function auditPage(
  db: Kysely<Database>,
  { object, cursor, itemPerPage }: AuditQuery,
): Promise<{ entries: AuditEntry[]; cursor: string | null }> {
  const [, kind, id] = /^([a-z]+)(?::(.+))?$/.exec(object ?? '') ?? [];
  let found = db.selectFrom('audit_trail').selectAll().orderBy('id', 'desc').limit(itemPerPage);
  if (kind !== undefined) found = found.where('object_kind', '=', kind as never);
  if (id !== undefined) found = found.where('object_id', '=', id);
  if (isId(cursor)) found = found.where('id', '<', cursor);
  const rows = await found.execute();
  const entries = rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    actor: row.actor,
    address: row.address,
    requestId: row.request_id,
    call: row.call,
    object: row.object_kind === null || row.object_id === null ? null : { kind: row.object_kind, id: row.object_id },
    params: row.params,
    before: row.before,
    after: row.after,
    status: row.status,
    code: row.code,
  }));
  return { entries, cursor: nextCursor(rows, itemPerPage, (row) => row.id) };
}
