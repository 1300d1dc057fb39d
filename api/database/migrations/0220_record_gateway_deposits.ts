import { BaseSchema } from '@adonisjs/lucid/schema'

/** What gateways handed over to the bank of what they had taken. domain "The ledger" */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table gateway_deposits (
        id uuid primary key,
        indicator text not null,
        amount bigint not null check (amount > 0),
        -- The bank's own number of the deposit.
        tracking_number text not null,
        deposited_on date not null,
        recorded_by uuid not null references staff_users (id),
        recorded_at timestamptz not null,
        reversed_by uuid references staff_users (id),
        reversed_at timestamptz,
        reverse_reason text,
        check ((reversed_at is null) = (reversed_by is null)),
        check ((reversed_at is null) = (reverse_reason is null))
      );
      -- One that was recorded by mistake may be recorded again as it should have been.
      create unique index gateway_deposits_known on gateway_deposits (indicator, tracking_number)
       where reversed_at is null;
      create index gateway_deposits_recorded on gateway_deposits (recorded_at desc, id desc);
      create index gateway_deposits_day on gateway_deposits (deposited_on desc, id desc);

      -- What a gateway took is summed from this index alone.
      create index payments_captured on payments (indicator) include (amount) where status = 'COMPLETED';

      update roles set permissions = permissions || array['gateway-deposits.list', 'gateway-deposits.record']
       where key = 'finance' and not 'gateway-deposits.list' = any(permissions);
      update roles set permissions = array_append(permissions, 'gateway-deposits.list')
       where key = 'auditor' and not 'gateway-deposits.list' = any(permissions);
    `)
  }
}
