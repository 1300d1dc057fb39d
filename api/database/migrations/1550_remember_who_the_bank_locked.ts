import { BaseSchema } from '@adonisjs/lucid/schema'

/** A lock of the bank holds against the manager of the account's distributor. Until now the bank alone could lock. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table staff_users add column locked_by_bank boolean not null default false;
      update staff_users set locked_by_bank = true where not active;
      alter table staff_users add constraint staff_users_locked_is_not_active
        check (not (locked_by_bank and active))`)
  }
}
