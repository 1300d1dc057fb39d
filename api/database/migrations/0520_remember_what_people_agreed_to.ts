import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Which terms a person has agreed to, and when first; the name that a card bears in Latin letters; and that the owner
 * has let the credit bureau be asked.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table terms_acceptances (
        user_id uuid not null references users (id),
        version text not null check (version <> ''),
        -- System time: it is evidence of what a person did.
        accepted_at timestamptz not null,
        primary key (user_id, version)
      );
      alter table users
        add firstname_en text check (firstname_en ~ '^[A-Z][A-Z ''-]*$'),
        add lastname_en text check (lastname_en ~ '^[A-Z][A-Z ''-]*$'),
        add check (num_nonnulls(firstname_en, lastname_en) in (0, 2));
      alter table registrations add score_consented_at timestamptz;
    `)
  }
}
