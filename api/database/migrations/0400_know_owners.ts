import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Payments and fees belong to an owner in a plan, as lines and invoices do. The views tell the other modules who
 * the owners are; a kind of owner that comes later joins them there.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create view owners as
        select 'PERSON'::text as owner_type, id as owner_id, id as user_id, phone,
               nullif(concat_ws(' ', firstname, lastname), '') as name, search_key
          from users;
      create view owner_plans as
        select 'PERSON'::text as owner_type, user_id as owner_id, plan, id as registration_id
          from registrations;

      alter table payments drop constraint payments_user_id_fkey;
      alter table payments rename user_id to owner_id;
      alter table payments add column owner_type text not null default 'PERSON';
      alter table payments alter column owner_type drop default;
      alter index payments_user rename to payments_owner;

      alter table platform_fees drop constraint platform_fees_user_id_fkey;
      alter table platform_fees rename user_id to owner_id;
      alter table platform_fees add column owner_type text not null default 'PERSON';
      alter table platform_fees alter column owner_type drop default;
      drop index platform_fees_one_a_year;
      create unique index platform_fees_one_a_year
        on platform_fees (owner_type, owner_id, plan, credit_year) where status <> 'REFUNDED';
      drop function if exists fee_is_active(uuid, date, date);

      alter table credit_consents drop constraint credit_consents_user_id_fkey;
      alter table credit_consents rename user_id to owner_id;
      alter table credit_consents add column owner_type text not null default 'PERSON';
      alter table credit_consents alter column owner_type drop default;
      drop index credit_consents_last;
      create unique index credit_consents_last
        on credit_consents (owner_type, owner_id, plan, distributor_id, seq desc);

      -- Events that still wait name their owner the new way.
      update outbox
         set payload = payload - 'userId' || jsonb_build_object('owner',
               jsonb_build_object('type', 'PERSON', 'id', payload ->> 'userId', 'plan', coalesce(payload ->> 'plan', '')))
       where payload -> 'userId' is not null;
    `)
  }
}
