-- Functions of the contracts module.

-- Whether an owner has signed what this credit year stands on: while a renewal is granted its own contract,
-- else the card's or, in a renewed year, that year's. A company's cards have contracts of their own, one for each
-- holder: its first year stands on its approval. domain "The credit line", "Companies"
-- In plpgsql for its plan, which a session keeps.
create or replace function contract_is_signed(
  p_owner_type text, p_owner_id uuid, p_plan text, p_credit_year integer, p_has_renewal boolean
) returns boolean language plpgsql stable as $$
begin
  if p_has_renewal then
    return exists (
      select from owner_contracts
       where owner_type = p_owner_type and owner_id = p_owner_id and plan = p_plan
         and contract_type = 'CREDIT_RENEWAL' and term = p_credit_year + 1);
  end if;
  return (p_owner_type = 'COMPANY' and p_credit_year = 1) or exists (
    select from owner_contracts
     where owner_type = p_owner_type and owner_id = p_owner_id and plan = p_plan
       and ((contract_type = 'CARD' and term = 1)
         or (contract_type = 'CREDIT_RENEWAL' and term = p_credit_year)));
end $$;
