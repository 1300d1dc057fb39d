-- Cards without their numbers.
create view issuing_cards as
  select id, owner_type, owner_id, holder_id, plan, status, last_four, awaits_address,
         parcel_status_of(cards) as parcel_status, delivery_address, expires_on, created_at
    from cards;

-- Where cards are on their way.
create view issuing_parcels as
  select status, address
    from parcels;
