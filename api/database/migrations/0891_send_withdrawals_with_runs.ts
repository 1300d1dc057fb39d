import { BaseSchema } from '@adonisjs/lucid/schema'

/** A transfer of a run goes to a distributor, or to the owner of a wallet who takes money out of it. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table payouts
        alter column distributor_id drop not null,
        add column withdrawal_id uuid references withdrawals (id),
        add check ((distributor_id is null) <> (withdrawal_id is null)),
        add unique (run_id, withdrawal_id);
      create index payouts_withdrawal on payouts (withdrawal_id) where withdrawal_id is not null;

      alter table run_exclusions
        drop constraint run_exclusions_pkey,
        alter column distributor_id drop not null,
        add column withdrawal_id uuid references withdrawals (id),
        add check ((distributor_id is null) <> (withdrawal_id is null)),
        add unique nulls not distinct (run_id, distributor_id, withdrawal_id);
    `)
  }
}
