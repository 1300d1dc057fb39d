import { BaseSchema } from '@adonisjs/lucid/schema'

/** The chain over the audit trail: one seal per line, each with the hash of the one before it. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table audit_seals (
        seq bigint primary key check (seq > 0),
        line_id uuid not null unique,
        line_at timestamptz not null,
        -- Unique: no seal has two successors, so there is one chain.
        prev_hash text not null unique,
        hash text not null check (hash ~ '^[0-9a-f]{64}$'),
        -- Which of the application's keys made the hash.
        key_id text not null,
        sealed_at timestamptz not null
      );
    `)
  }
}
