import { BaseSchema } from '@adonisjs/lucid/schema'

/** Since when the bank's answers to a withdrawal contradict each other: until that is cleared up its wallet lets nothing out. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table withdrawals add column bank_disagrees_since timestamptz;
      create index withdrawals_bank_disagrees on withdrawals (owner_type, owner_id)
       where bank_disagrees_since is not null;
      update withdrawals set bank_disagrees_since = alarm.raised_at
        from payouts join payout_alarms alarm on alarm.payout_id = payouts.id and alarm.resolved_at is null
       where payouts.withdrawal_id = withdrawals.id;
    `)
  }
}
