-- What cards paid, or were refused, at devices.
create view devices_card_payments as
  select id, device_id, card_id, order_id, amount, status, refusal, created_at
    from card_payments;

-- Devices, and whose they are.
create view devices_terminals as
  select id, merchant_id, status
    from devices;

-- Merchants as a receipt names them.
create view devices_merchants as
  select id, number, name
    from merchants;
