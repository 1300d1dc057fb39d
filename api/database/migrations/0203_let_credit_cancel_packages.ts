import { BaseSchema } from '@adonisjs/lucid/schema'

/** To cancel a package was part of allocating; now it is a right of its own. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      update roles set permissions = array_append(permissions, 'packages.cancel')
       where key = 'credit' and not 'packages.cancel' = any(permissions);
    `)
  }
}
