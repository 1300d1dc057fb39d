-- Functions of the cards module.

-- Where the newest parcel of a card is; null before there is one, and while the card is on its way to the printer
-- again: once it is known where a card goes that came back, the parcel of then says nothing of it. With `cameBack`
-- of the contracts it is how everybody knows of a card that came back.
-- In plpgsql for its plan, which a session keeps.
create or replace function parcel_status_of(p_card cards) returns text language plpgsql stable as $$
begin
  if p_card.status = 'PRINT_PENDING' and not p_card.awaits_address then
    return null;
  end if;
  return (
    select status from parcels where card_id = p_card.id order by created_at desc, id desc limit 1);
end $$;
