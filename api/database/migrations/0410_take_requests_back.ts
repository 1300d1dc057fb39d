import { BaseSchema } from '@adonisjs/lucid/schema'

/** Whoever asked for a change that takes two people takes the request back. */
export default class extends BaseSchema {
  override async up() {
    for (const table of ['staff_requests', 'distributor_requests']) {
      this.schema.raw(`
        alter table ${table}
          drop constraint ${table}_status_check,
          add constraint ${table}_status_check
            check (status in ('PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN')),
          add constraint ${table}_withdrawn_check
            check (status <> 'WITHDRAWN' or decided_by = requested_by)
      `)
    }
  }
}
