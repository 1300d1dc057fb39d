import { BaseSchema } from '@adonisjs/lucid/schema'

/** Histories name who acted for a company also after they left it. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create index company_members_person_ever on company_members (user_id);
      drop index company_members_user;
    `)
  }
}
