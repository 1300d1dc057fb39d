import { BaseSchema } from '@adonisjs/lucid/schema'

/** What lists may read of the ledger: wallets, lines, what moved on both, and how that is called where it came from. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create view ledger.wallets as
        select owner_type, owner_id, balance, held, opened_at
          from ledger.accounts where kind = 'wallet';
      create index wallets_opened_at on ledger.accounts (opened_at, owner_id) where kind = 'wallet';

      create view ledger.lines as
        select owner_type, owner_id, plan, credit_limit, balance as used, held
          from ledger.accounts where kind = 'credit-used';

      -- A deposit is what an owner has more of, in the wallet or on the line; a withdrawal what they have less of.
      create view ledger.movements as
        select posting.entry_id, posting.line, account.owner_type, account.owner_id, account.plan,
               account.kind as account, entry.kind, -posting.amount as amount,
               entry.source_type, entry.source_id, entry.booked_at, entry.business_at
          from ledger.entries entry
          join ledger.postings posting on posting.entry_id = entry.id
          join ledger.accounts account
            on account.id = posting.party_id and account.kind in ('wallet', 'credit-used')
         where posting.account in ('wallet', 'credit-used');

      -- A fee has no page of its own; it stands on its file's.
      create view entry_sources as
        select 'payment'::text as source_type, id as source_id, reference_code,
               null::uuid as registration_id
          from payments
        union all
        select 'order', id, reference_number, null from orders
        union all
        select 'withdrawal', id, reference_code, null from withdrawals
        union all
        select 'platform-fee', id, null, registration_id from platform_fees;
    `)
  }
}
