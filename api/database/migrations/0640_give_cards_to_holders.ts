import { BaseSchema } from '@adonisjs/lucid/schema'

const statuses = `('START', 'PENDING', 'ACCEPTED', 'REJECTED')`

/** Who holds the cards of a company; a person holds their own. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table card_holders (
        id uuid primary key,
        company_id uuid not null references companies (id),
        user_id uuid not null references users (id),
        firstname text not null,
        lastname text not null,
        birth_date date not null,
        national_code text not null check (national_code ~ '^[0-9]{10}$'),
        status text not null default 'PENDING' check (status in ${statuses}),
        rejection text,
        -- When the officers were last asked; what they looked at before is not decided unseen.
        sent_at timestamptz not null,
        contract_status text not null default 'START' check (contract_status in ${statuses}),
        contract_rejection text,
        -- When the signatories agreed to the contract in force.
        contract_signed_at timestamptz,
        -- Rials that the holder may pay by card within a Jalali month; null for as much as the line has.
        ceiling bigint check (ceiling > 0),
        -- Where the card will go, until there is one.
        address_id uuid references addresses (id),
        removed_at timestamptz,
        search_key text not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      );
      create unique index card_holders_person on card_holders (company_id, user_id) where removed_at is null;
      create unique index card_holders_code on card_holders (company_id, national_code) where removed_at is null;
      create index card_holders_user on card_holders (user_id) where removed_at is null;
      create index card_holders_created on card_holders (created_at desc, id desc);
      create index card_holders_search on card_holders using gin (search_key gin_trgm_ops);

      alter table cards add column holder_id uuid references card_holders (id);
      alter table cards add constraint cards_holder check ((owner_type = 'PERSON') = (holder_id is null));
      create index cards_holder on cards (holder_id, created_at desc, id desc) where holder_id is not null;
      drop index cards_live;
      -- A holder has one card that may be used; one that was taken out of use makes room.
      create unique index cards_live on cards (owner_type, owner_id, plan, coalesce(holder_id, owner_id))
        where status not in ('BLOCKED', 'DISABLED');

      alter table company_papers
        add column card_holder_id uuid references card_holders (id),
        drop constraint company_papers_kind_check,
        add constraint company_papers_kind_check check (
          kind in ('officialPaper', 'nationalCardFront', 'nationalCardBack', 'cardIssuanceContract')),
        drop constraint company_papers_check,
        add constraint company_papers_check check (
          case kind
            when 'officialPaper' then num_nonnulls(member_id, card_holder_id) = 0
            when 'cardIssuanceContract' then card_holder_id is not null and member_id is null
            else num_nonnulls(member_id, card_holder_id) = 1
          end);
      drop index company_papers_current;
      create unique index company_papers_current
        on company_papers (company_id, kind, coalesce(member_id, card_holder_id, company_id)) where current;

      -- The person who has each card in hand.
      create view card_keepers as
        select card.id as card_id, card.holder_id, holder.removed_at, person.id as user_id, person.phone,
               coalesce(holder.firstname, person.firstname) as firstname,
               coalesce(holder.lastname, person.lastname) as lastname,
               nullif(concat_ws(' ', coalesce(holder.firstname, person.firstname),
                                coalesce(holder.lastname, person.lastname)), '') as name,
               case when holder.id is null
                 then nullif(concat_ws(' ', person.firstname_en, person.lastname_en), '') end as latin_name,
               holder.search_key as holder_key
          from cards card
          left join card_holders holder on holder.id = card.holder_id
          join users person on person.id = coalesce(holder.user_id, card.owner_id);

      -- The contracts that let a card be used: an owner's own, or the one that was made for a holder.
      create view card_contracts as
        select owner_type, owner_id, plan, null::uuid as holder_id
          from owner_contracts where contract_type = 'CARD'
        union all
        select 'COMPANY', company_id, 'kasbeno-fmcg-legal', id
          from card_holders where contract_status = 'ACCEPTED' and contract_signed_at is not null;
    `)
  }
}
