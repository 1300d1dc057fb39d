import { BaseSchema } from '@adonisjs/lucid/schema'

/** Nobody decides what they asked for; to take it back is another matter. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table approvals
        drop constraint approvals_check,
        add constraint approvals_decided_by_check
          check (case when status = 'WITHDRAWN' then decided_by = requested_by
                      else decided_by is distinct from requested_by end)
    `)
  }
}
