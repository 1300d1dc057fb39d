import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The bank's file is evidence of a failed transfer only for others than who brought it: anybody can make up a
 * workbook. Retries from before stay as they are.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table payout_retries
        add column failure_imported_by uuid references staff_users (id),
        add constraint evidence_has_a_bringer
          check (failure_file_id is null or failure_imported_by is not null) not valid,
        add constraint evidence_of_another
          check (approved_by is not null or failure_imported_by <> requested_by) not valid;
    `)
  }
}
