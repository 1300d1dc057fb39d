import { BaseSchema } from '@adonisjs/lucid/schema'

/** What widens spending without signatures waits as a change of the rule does: under a rule that stays the same. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table rule_changes
        add column kind text not null default 'RULE' check (kind in ('RULE', 'METHOD', 'CEILING')),
        add column former_method text check (former_method = 'OTP'),
        add column method text check (method in ('POS', 'CPG')),
        add column holder_id uuid references card_holders (id),
        add column former_ceiling bigint check (former_ceiling > 0),
        -- Rials a Jalali month; null for none.
        add column ceiling bigint check (ceiling > former_ceiling),
        -- What its proposer was told that can be spent without a signature.
        add column largest_loss bigint check (largest_loss >= 0),
        add constraint rule_changes_method check ((kind = 'METHOD') = (num_nonnulls(former_method, method) = 2)),
        add constraint rule_changes_ceiling check ((kind = 'CEILING') = (num_nonnulls(holder_id, former_ceiling) = 2)),
        add constraint rule_changes_nothing check (
          (kind = 'METHOD' or num_nonnulls(former_method, method) = 0)
          and (kind = 'CEILING' or num_nonnulls(holder_id, former_ceiling, ceiling) = 0)),
        add constraint rule_changes_loss check ((kind = 'RULE') = (largest_loss is null)),
        -- The bank stands in for a second signatory of a rule alone.
        add constraint rule_changes_bank check (kind = 'RULE' or not is_for_bank);
      create index rule_changes_holder on rule_changes (holder_id) where holder_id is not null;
    `)
  }
}
