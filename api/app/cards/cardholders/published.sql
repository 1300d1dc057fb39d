-- Those who hold the cards of companies, also after they were removed.
create view cardholders_holders as
  select id, company_id, user_id, firstname, lastname, national_code, ceiling, status, contract_status,
         created_at, removed_at
    from card_holders;

-- Fills what the blacklists ask about who holds a company's card.
create view blacklists_card_holders as
  select card.id as card_id, person.phone, holder.national_code
    from issuing_cards card
    join card_holders holder on holder.id = card.holder_id
    join identity_people person on person.id = holder.user_id;

-- Fills what profiles ask about cards of companies.
create view identity_waiting_cards as
  select holder.user_id
    from card_holders holder
    join issuing_cards card on card.holder_id = holder.id and card.status = 'DELIVERED'
   where holder.removed_at is null;

-- Fills what companies ask about contracts of cards.
create view companies_unsigned_cards as
  select contract.company_id
    from companies_papers contract
    join card_holders holder on holder.id = contract.card_holder_id and holder.removed_at is null
    join signatures_approbations asked on asked.document_type = 'CARD_CONTRACT' and asked.document_id = contract.id
     and asked.status = 'PENDING'
   where contract.kind = 'cardIssuanceContract' and contract.current;

-- Fills what companies ask about who holds their cards.
create view companies_holders as
  select id, company_id, user_id, firstname, lastname, ceiling, status, created_at, removed_at
    from card_holders;

-- Who keeps a card: its owner, or the holder for whom a company has it, also after they were removed.
create view cardholders_keepers as
  select card.id as card_id, card.holder_id, holder.removed_at, person.id as user_id, person.phone,
         coalesce(holder.firstname, person.firstname) as firstname,
         coalesce(holder.lastname, person.lastname) as lastname,
         nullif(concat_ws(' ', coalesce(holder.firstname, person.firstname),
                          coalesce(holder.lastname, person.lastname)), '') as name,
         case when holder.id is null
           then nullif(concat_ws(' ', person.firstname_en, person.lastname_en), '') end as latin_name,
         holder.search_key as holder_key
    from issuing_cards card
    left join card_holders holder on holder.id = card.holder_id
    join identity_people person on person.id = coalesce(holder.user_id, card.owner_id);

-- Fills what cards ask about who keeps them.
create view issuing_keepers as
  select card_id, holder_id, removed_at, user_id, phone, firstname, lastname, name, latin_name, holder_key
    from cardholders_keepers;

-- Fills what cards ask about contracts.
create view issuing_contracts as
  select owner_type, owner_id, plan, null::uuid as holder_id
    from owner_contracts where contract_type = 'CARD'
   union all
  select 'COMPANY', company_id, 'kasbeno-fmcg-legal', id
    from card_holders where contract_status = 'ACCEPTED' and contract_signed_at is not null;

-- Fills what cards ask about holders.
create view issuing_holders as
  select id, company_id, user_id, national_code, birth_date, removed_at
    from card_holders;
