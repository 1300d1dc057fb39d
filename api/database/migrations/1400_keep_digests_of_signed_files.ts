import { BaseSchema } from '@adonisjs/lucid/schema'

/** What the house signed and handed out, so that whoever holds a file can ask whether it is still the same. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table signed_files (
        id uuid primary key,
        kind text not null check (kind in ('EVIDENCE', 'CLEARANCE')),
        digest text not null check (digest ~ '^[0-9a-f]{64}$'),
        issued_at timestamptz not null
      );
    `)
  }
}
