import { BaseSchema } from '@adonisjs/lucid/schema'

/** Who is named once the board is accepted: no member of the company until an officer accepts them. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table company_members
        add column is_newcomer boolean not null default false,
        add check (not is_newcomer
                   or (role = 'BOARD_MEMBER' and level = 'NOT_ALLOWED' and status in ('PENDING', 'REJECTED')));

      create or replace view memberships as
        select member.id as member_id, member.company_id, member.user_id, member.role, member.level,
               coalesce(nullif(concat_ws(' ', member.firstname, member.lastname), ''), u.phone) as name,
               u.phone, company.is_test
          from company_members member
          join companies company on company.id = member.company_id
          join users u on u.id = member.user_id
         where member.removed_at is null and not member.is_newcomer and company.released_at is null;
    `)
  }
}
