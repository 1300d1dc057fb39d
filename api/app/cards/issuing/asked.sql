-- Until when the credit behind a card lasts.
create view issuing_credit_lines as
  select null::text as owner_type, null::uuid as owner_id, null::text as plan, null::date as expires_on
   where false;

-- Who keeps a card: its owner, or the holder for whom a company has it, also after they were removed.
create view issuing_keepers as
  select null::uuid as card_id, null::uuid as holder_id, null::timestamptz as removed_at, null::uuid as user_id,
         null::text as phone, null::text as firstname, null::text as lastname, null::text as name,
         null::text as latin_name, null::text as holder_key
   where false;

-- Contracts that let a card be used: an owner's own, or the one that was made for a holder.
create view issuing_contracts as
  select null::text as owner_type, null::uuid as owner_id, null::text as plan, null::uuid as holder_id
   where false;

-- Those for whom companies have cards, also after they were removed.
create view issuing_holders as
  select null::uuid as id, null::uuid as company_id, null::uuid as user_id, null::text as national_code,
         null::date as birth_date, null::timestamptz as removed_at
   where false;
