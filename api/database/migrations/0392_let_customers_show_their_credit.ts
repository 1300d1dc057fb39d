import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Whether a distributor may see what is left of a customer's credit, as the customer said. Rows are only
 * added: the last one counts, and the others prove what held when the distributor asked.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table credit_consents (
        id uuid primary key,
        seq bigint not null generated always as identity,
        user_id uuid not null references users (id),
        plan text not null,
        distributor_id uuid not null references distributors (id),
        is_given boolean not null,
        -- System time: it is evidence of what a person did.
        said_at timestamptz not null
      );
      create unique index credit_consents_last
        on credit_consents (user_id, plan, distributor_id, seq desc);
      create index credit_consents_of_distributor on credit_consents (distributor_id);
    `)
  }
}
