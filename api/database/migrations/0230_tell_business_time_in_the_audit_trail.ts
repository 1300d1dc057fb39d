import { BaseSchema } from '@adonisjs/lucid/schema'

/** A line also says how far business time ran ahead of it; and the trail is read by trace and by actor. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table audit_lines add column advanced_days integer not null default 0
        check (advanced_days >= 0);
      create index audit_lines_trace on audit_lines (trace_id, at desc, id desc)
        where trace_id is not null;
      create index audit_lines_actor on audit_lines (actor_id, at desc, id desc)
        where actor_id is not null;
    `)
  }
}
