-- Functions of the platform.

-- Tells of what a transaction has done, as `events/outbox.ts` does.
create or replace function put_event(p_id uuid, p_event text, p_payload jsonb, p_at timestamptz)
returns void language sql as $$
  insert into outbox (id, event, payload, created_at) values (p_id, p_event, p_payload, p_at)
$$;
