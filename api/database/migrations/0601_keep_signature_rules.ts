import { BaseSchema } from '@adonisjs/lucid/schema'

const count = (level: string) =>
  `jsonb_array_length(jsonb_path_query_array(levels, '$.* \\? (@ == "${level}")'))`

/** Who has to sign for a company: numbered versions that nobody edits, and changes that wait for another person. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table company_rules (
        company_id uuid not null references companies (id),
        version integer not null check (version > 0),
        minimum_optional integer not null check (minimum_optional >= 0),
        -- The level of each member of that day, by the member's id.
        levels jsonb not null,
        -- Who made it so: a member, or staff on their behalf.
        member_id uuid references company_members (id),
        staff_id uuid references staff_users (id),
        -- The other person who confirmed it, where one had to.
        confirmed_by_member uuid references company_members (id),
        confirmed_by_staff uuid references staff_users (id),
        created_at timestamptz not null,
        primary key (company_id, version),
        check (num_nonnulls(member_id, staff_id) = 1),
        check (num_nonnulls(confirmed_by_member, confirmed_by_staff) <= 1),
        -- A rule that nobody could ever meet is none.
        check (minimum_optional <= ${count('OPTIONAL')}),
        check (minimum_optional > 0 or ${count('MANDATORY')} > 0)
      );

      create table rule_changes (
        id uuid primary key,
        company_id uuid not null,
        -- The rule that it was proposed for; under another one it is outdated.
        base_version integer not null,
        minimum_optional integer not null check (minimum_optional >= 0),
        -- As of a rule: who is missing is removed.
        levels jsonb not null,
        status text not null default 'PENDING'
          check (status in ('PENDING', 'CONFIRMED', 'REFUSED', 'WITHDRAWN', 'OUTDATED')),
        proposed_by uuid not null references company_members (id),
        decided_by_member uuid references company_members (id),
        decided_by_staff uuid references staff_users (id),
        created_at timestamptz not null,
        decided_at timestamptz,
        foreign key (company_id, base_version) references company_rules (company_id, version),
        check ((status in ('PENDING', 'OUTDATED')) = (num_nonnulls(decided_by_member, decided_by_staff) = 0)),
        check ((status = 'PENDING') = (decided_at is null)),
        check (status <> 'CONFIRMED' or decided_by_member is distinct from proposed_by),
        check (status <> 'WITHDRAWN' or decided_by_member = proposed_by)
      );
      create unique index rule_changes_waiting on rule_changes (company_id) where status = 'PENDING';
      create index rule_changes_created on rule_changes (created_at desc, id desc);
    `)
  }
}
