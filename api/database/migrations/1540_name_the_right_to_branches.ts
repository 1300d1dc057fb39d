import { BaseSchema } from '@adonisjs/lucid/schema'

/** Whoever changed distributors changed their branches too; now that is a right of its own. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      update roles set permissions = array_append(permissions, 'branches.update')
       where 'distributors.update' = any(permissions)
         and not 'branches.update' = any(permissions)`)
  }
}
