import { BaseSchema } from '@adonisjs/lucid/schema'

const status = `text not null default 'START' check`
const statuses = `('START', 'PENDING', 'ACCEPTED', 'REJECTED')`

/** Companies, their members, and what they sent to the legal officers. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table companies (
        id uuid primary key,
        name text not null,
        national_id text not null check (national_id ~ '^[0-9]{11}$'),
        guild_id integer not null references guilds (id),
        province_id integer references provinces (id),
        city_id integer references cities (id),
        postal_code text check (postal_code ~ '^[0-9]{10}$'),
        address text,
        company_status ${status} (company_status in ${statuses}),
        ceo_status ${status} (ceo_status in ${statuses}),
        board_status ${status} (board_status in ${statuses}),
        appointment_status ${status} (appointment_status in ${statuses}),
        company_rejection text,
        ceo_rejection text,
        appointment_rejection text,
        minimum_optional integer not null default 0 check (minimum_optional >= 0),
        payment_method text not null default 'OTP' check (payment_method in ('POS', 'CPG', 'OTP')),
        is_test boolean not null,
        -- Whoever has not sent the company's papers for long no longer holds its national id.
        released_at timestamptz,
        search_key text not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      );
      create unique index companies_national_id on companies (national_id) where released_at is null;
      create index companies_created on companies (created_at desc, id desc);
      create index companies_search on companies using gin (search_key gin_trgm_ops);

      create table company_members (
        id uuid primary key,
        company_id uuid not null references companies (id),
        user_id uuid not null references users (id),
        role text not null check (role in ('CEO', 'BOARD_MEMBER')),
        -- What the company calls the office: chairman, treasurer.
        role_in_company text,
        level text not null check (level in ('MANDATORY', 'OPTIONAL', 'NOT_ALLOWED')),
        firstname text,
        lastname text,
        national_code text check (national_code ~ '^[0-9]{10}$'),
        birth_date date,
        status ${status} (status in ${statuses}),
        rejection text,
        removed_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        check (removed_at is null or role = 'BOARD_MEMBER')
      );
      create unique index company_members_person on company_members (company_id, user_id) where removed_at is null;
      create unique index company_members_code on company_members (company_id, national_code) where removed_at is null;
      create unique index company_members_ceo on company_members (company_id) where role = 'CEO';
      create index company_members_user on company_members (user_id) where removed_at is null;

      create table company_papers (
        id uuid primary key,
        company_id uuid not null references companies (id),
        -- Null for a paper of the company itself.
        member_id uuid references company_members (id),
        kind text not null check (kind in ('officialPaper', 'nationalCardFront', 'nationalCardBack')),
        file_key text not null,
        mime_type text not null,
        bytes integer not null,
        width integer not null,
        height integer not null,
        current boolean not null default true,
        created_at timestamptz not null,
        check ((kind = 'officialPaper') = (member_id is null))
      );
      create unique index company_papers_current
        on company_papers (company_id, kind, coalesce(member_id, company_id)) where current;

      -- Who speaks for which company today: what a session of a company's context is worth.
      create view memberships as
        select member.id as member_id, member.company_id, member.user_id, member.role, member.level,
               coalesce(nullif(concat_ws(' ', member.firstname, member.lastname), ''), u.phone) as name,
               u.phone, company.is_test
          from company_members member
          join companies company on company.id = member.company_id
          join users u on u.id = member.user_id
         where member.removed_at is null and company.released_at is null;

      alter table sessions add foreign key (company_id) references companies (id);

      create or replace view owners as
        select 'PERSON'::text as owner_type, id as owner_id, id as user_id, phone,
               nullif(concat_ws(' ', firstname, lastname), '') as name, search_key
          from users
        union all
        select 'COMPANY', company.id, null, u.phone, company.name, company.search_key
          from companies company
          join company_members ceo on ceo.company_id = company.id and ceo.role = 'CEO'
          join users u on u.id = ceo.user_id
         where company.released_at is null;
      create or replace view owner_plans as
        select 'PERSON'::text as owner_type, user_id as owner_id, plan, id as registration_id
          from registrations
        union all
        select 'COMPANY', id, 'kasbeno-fmcg-legal', null
          from companies where released_at is null;
    `)
  }
}
