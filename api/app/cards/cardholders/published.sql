-- Those who hold the cards of companies, also after they were removed.
create view cardholders_holders as
  select id, company_id, user_id, firstname, lastname, national_code, birth_date, ceiling, status,
         contract_status, created_at, removed_at
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
  select id, company_id, user_id, firstname, lastname, ceiling, created_at, removed_at
    from card_holders;
