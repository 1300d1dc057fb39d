-- What the person or the company behind an owner is known by; of a company, itself and its CEO.
create view blacklists_owners as
  select null::uuid as owner_id, null::text as owner_type, null::text as phone, null::text as national_code,
         null::text as company_id
   where false;

-- What the holder of a company's card is known by; a person's own card has no such holder.
create view blacklists_card_holders as
  select null::uuid as card_id, null::text as phone, null::text as national_code
   where false;
