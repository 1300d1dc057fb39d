import { BaseSchema } from '@adonisjs/lucid/schema'

/** A withdrawal that was paid may come back to the bank: it keeps when it was paid. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table withdrawals add column paid_at timestamptz;
      update withdrawals set paid_at = ended_at where status = 'PAID';
      alter table withdrawals
        add check (paid_at is null or status in ('PAID', 'FAILED')),
        add check (status <> 'PAID' or paid_at is not null);
    `)
  }
}
