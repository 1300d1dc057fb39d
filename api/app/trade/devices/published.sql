-- What cards paid, or were refused, at devices.
create view devices_card_payments as
  select id, card_id, order_id, amount, status, created_at
    from card_payments;

-- Fills what invoices ask about cards that paid them.
create view orders_card_payments as
  select payment.order_id, card.id as card_id, card.last_four, merchant.name as merchant_name
    from card_payments payment
    join issuing_cards card on card.id = payment.card_id
    join devices device on device.id = payment.device_id
    join merchants merchant on merchant.id = device.merchant_id;

-- Fills what payments of invoices ask about cards at devices.
create view orders_device_payments as
  select id, order_id, status, amount, payment_source
    from card_payments;
