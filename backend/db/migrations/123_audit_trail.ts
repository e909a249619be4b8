import { sql, type Kysely } from 'kysely';

const statements = [
  // Of an act that has no transaction of its own a row without a status tells that it began.
  sql`create table audit_trail (
    id uuid primary key, at timestamptz not null, actor text not null, address text not null, request_id text not null,
    call text not null, object_kind text, object_id text, params jsonb not null, before jsonb, after jsonb,
    status smallint, code text)`,
  sql`create index audit_trail_object on audit_trail(object_kind, object_id, id)`,
  sql`create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      raise exception 'The audit trail is append-only: % is refused. Write a further entry in place of it.', tg_op
        using errcode = 'restrict_violation';
    end $$`,
  sql`create trigger audit_trail_append_only before update or delete on audit_trail
    for each row execute function refuse_audit_change()`,
  sql`create trigger audit_trail_never_emptied before truncate on audit_trail
    for each statement execute function refuse_audit_change()`,
];

/** What the operator did and what was refused, kept by the database itself from being changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
