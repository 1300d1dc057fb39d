-- Those who hold the cards of companies, also after they were removed.
create view cardholders_holders as
  select id, company_id, user_id, firstname, lastname, national_code, birth_date, ceiling, status,
         contract_status, created_at, removed_at
    from card_holders;
