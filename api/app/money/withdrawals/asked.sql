-- Transfers that carry a withdrawal to the bank.
create view withdrawals_payouts as
  select null::uuid as id, null::uuid as withdrawal_id, null::text as status
   where false;
