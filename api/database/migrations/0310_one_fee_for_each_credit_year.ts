import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A credit year has one platform fee. What was refunded paid for nothing and frees its year. Fees that an expired
 * line was charged before this rule keep later years, which the line has not reached: reconciliation names them.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table credit_lines
        add column credit_year smallint not null default 1 check (credit_year >= 1);

      alter table platform_fees
        add column user_id uuid references users (id),
        add column credit_year smallint check (credit_year >= 1);
      update platform_fees fee
         set user_id = counted.user_id, credit_year = counted.year
        from (
          select own.id, r.user_id,
                 case when own.status = 'REFUNDED' then 1
                   else row_number() over (
                     partition by r.user_id, own.plan, own.status = 'REFUNDED'
                     order by own.paid_at, own.id) end as year
            from platform_fees own join registrations r on r.id = own.registration_id
        ) counted
       where counted.id = fee.id;
      alter table platform_fees
        alter column user_id set not null,
        alter column credit_year set not null;
      create unique index platform_fees_one_a_year on platform_fees (user_id, plan, credit_year)
        where status <> 'REFUNDED';
    `)
  }
}
