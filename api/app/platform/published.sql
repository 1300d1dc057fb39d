-- The audit trail.
create view platform_audit_lines as
  select id, at, actor_type, actor_id, actor_name, command, subject_type, subject_id, before, after, reason,
         trace_id, advanced_days
    from audit_lines;

-- How many days business time is ahead.
create view platform_clock as
  select id, advanced_days
    from business_clock;

-- What a second person decides, and what was decided.
create view platform_change_requests as
  select id, kind, action, subject_type, subject_id, status, before, after, amount, reason, decided_by,
         decided_at, decided_by <> requested_by as is_of_two
    from change_requests;

-- Days whose close is done.
create view platform_closed_days as
  select day
    from closed_days;

-- Events that wait for the worker.
create view platform_outbox as
  select id, event, payload
    from outbox;
