import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * An export holds the rows of one distributor, or branch: whoever asked for it and belongs to another by now
 * must not fetch it. Of exports from before nobody knows whose rows they hold; those of a distributor's users
 * have to be asked for anew.
 *
 * And whoever is answered with an export holds a slot, in whichever process answers.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table exports add column distributor_id uuid, add column branch_id uuid;

      create table export_slots (
        person_id uuid primary key references staff_users (id),
        -- What gives it back gives back its own slot alone.
        ticket uuid not null,
        -- The number of the process that answers: its slots are free when it dies.
        holder integer not null,
        -- System time.
        taken_at timestamptz not null
      );
    `)
  }
}
