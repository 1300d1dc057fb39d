import { BaseSchema } from '@adonisjs/lucid/schema'

/** Members who sign for one who is away, and the signatures that say so. docs/adr/0030 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table delegations (
        id uuid primary key,
        company_id uuid not null references companies (id),
        -- Who is away, and who signs for them.
        delegator_id uuid not null references company_members (id),
        delegate_id uuid not null references company_members (id),
        -- Both days belong to it, in Tehran.
        from_date date not null,
        to_date date not null,
        status text not null default 'PENDING'
          check (status in ('PENDING', 'CONFIRMED', 'REFUSED', 'REVOKED', 'ENDED')),
        confirmed_by_member uuid references company_members (id),
        confirmed_by_staff uuid references staff_users (id),
        confirmed_at timestamptz,
        -- Nobody where the rule or the members changed.
        ended_by_member uuid references company_members (id),
        ended_by_staff uuid references staff_users (id),
        ended_at timestamptz,
        created_at timestamptz not null,
        unique (id, delegator_id, delegate_id),
        check (delegator_id <> delegate_id),
        check (to_date >= from_date),
        check (num_nonnulls(confirmed_by_member, confirmed_by_staff) = (confirmed_at is not null)::integer),
        -- Four eyes: neither of the two confirms it.
        check (confirmed_by_member is null or confirmed_by_member not in (delegator_id, delegate_id)),
        check (num_nonnulls(ended_by_member, ended_by_staff) = (status in ('REFUSED', 'REVOKED'))::integer),
        check ((ended_at is null) = (status in ('PENDING', 'CONFIRMED'))),
        check (status <> 'CONFIRMED' or confirmed_at is not null),
        check (status not in ('PENDING', 'REFUSED') or confirmed_at is null)
      );
      create index delegations_of_company on delegations (company_id, created_at desc);
      create index delegations_of_delegator on delegations (delegator_id);
      create index delegations_of_delegate on delegations (delegate_id);

      alter table signatures
        add column delegation_id uuid,
        -- For whom it was given, as they were called then.
        add column on_behalf_of text,
        add foreign key (delegation_id, member_id, given_by)
          references delegations (id, delegator_id, delegate_id),
        add check ((given_by = member_id) = (delegation_id is null)),
        add check ((delegation_id is null) = (on_behalf_of is null));
      -- Nobody counts twice for one text.
      create unique index signatures_of_giver on signatures (approbation_id, round, given_by);
    `)
  }
}
