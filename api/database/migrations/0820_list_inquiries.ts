import { BaseSchema } from '@adonisjs/lucid/schema'

/** The list of inquiries begins with the last one, and is read by when they were answered too. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create index inquiries_by_question on inquiries (asked_at desc, id desc);
      create index inquiries_by_answer on inquiries (answered_at desc, id desc);
    `)
  }
}
