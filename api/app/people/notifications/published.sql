-- Messages that no provider sent, for the demo.
create view notifications_sandbox_sms as
  select id, phone, text, code, sent_at
    from sandbox_sms;

-- What became of messages.
create view notifications_messages as
  select id, phone, idempotency_key, provider, status, delivery, delivered_at
    from sms_messages;
