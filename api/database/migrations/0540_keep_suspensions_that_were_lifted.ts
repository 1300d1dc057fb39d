import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A block that is lifted stays, with who set it and who lifted it; those in force are still read as `credit_blocks`.
 * What was lifted before is in the audit trail alone.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table suspensions (
        id uuid primary key default gen_random_uuid(),
        line_id uuid not null references credit_lines (id),
        reason text not null,
        note text,
        blocked_at timestamptz not null,
        -- Null where the product did it by itself.
        blocked_by uuid references staff_users (id),
        lifted_at timestamptz,
        lifted_by uuid references staff_users (id),
        lift_note text,
        check (lifted_at is not null or (lifted_by is null and lift_note is null))
      );
      create unique index suspensions_in_force on suspensions (line_id, reason) where lifted_at is null;
      create index suspensions_line on suspensions (line_id, blocked_at desc);
      create index suspensions_blocked on suspensions (blocked_at desc, id desc);

      insert into suspensions (line_id, reason, note, blocked_at, blocked_by)
      select block.line_id, block.reason, block.note, block.blocked_at, (
               select line.actor_id::uuid from audit_lines line
                where line.subject_type = 'credit-lines' and line.subject_id = block.line_id
                  and line.command = 'credit.suspend' and line.actor_type = 'staff'
                  and line.after ->> 'blockReason' = block.reason
                order by line.id desc limit 1)
        from credit_blocks block;

      drop table credit_blocks;
      create view credit_blocks as
        select line_id, reason, note, blocked_at from suspensions where lifted_at is null;
    `)
  }
}
