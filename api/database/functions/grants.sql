-- The application's role owns nothing. It writes the product's tables, only adds audit lines, and
-- reaches the ledger through its functions alone.

-- Neither a table of its own, which would hide one of ours, nor a function. Where the database belongs to somebody else,
-- PostgreSQL warns: then its owner revokes this.
do $$ begin
  execute format('revoke temporary, create on database %I from public, kasbeno_app', current_database());
end $$;
revoke create on schema public, ledger, pgboss from public, kasbeno_app;

grant usage on schema public, ledger, pgboss to kasbeno_app;
grant select, insert, update on all tables in schema public to kasbeno_app;
-- Only what is forgotten by rule or taken back by people is ever deleted: a table of money or of evidence is not among it.
revoke delete on all tables in schema public from kasbeno_app;
grant delete on access_tokens, device_wrong_pins, export_slots, exports, failed_attempts, former_partner_tokens,
  former_slugs, idempotency_keys, message_bundles, one_time_codes, order_upload_lookups, order_upload_rows, outbox, post_answer_files, rate_limits,
  receipt_pictures, refresh_tokens, reserved_codes, sandbox_issuer_cards, sandbox_sms, saved_views, setting_proposals, settings, shipped_roles,
  sign_in_places, signature_files, webhook_endpoints to kasbeno_app;
-- A view acts with the rights of its owner: through one that reads, nothing is written.
do $$ declare shown text; begin
  for shown in select quote_ident(viewname) from pg_views where schemaname = 'public' loop
    execute 'revoke insert, update, delete on ' || shown || ' from kasbeno_app';
  end loop;
end $$;
grant usage, select on all sequences in schema public to kasbeno_app;
revoke update on audit_lines, audit_seals, payment_bank_answers from kasbeno_app;
revoke update on gateway_credentials from kasbeno_app;
revoke update on settlement_result_files, payout_retries, notes from kasbeno_app;
revoke update on payout_attempts, payout_answers from kasbeno_app;
revoke insert, update on order_versions, order_lines, order_payments from kasbeno_app;
revoke update on dispute_items from kasbeno_app;
revoke update on credit_consents, terms_acceptances from kasbeno_app;
revoke update on late_fee_charges, late_fee_payments from kasbeno_app;
revoke update on signed_contracts, signed_files from kasbeno_app;
revoke update on company_rules from kasbeno_app;
revoke update on approbation_rounds, approbation_signers, signatures from kasbeno_app;
revoke update on write_offs, run_exclusions, closed_days, webhook_attempts
  from kasbeno_app;
revoke insert, update on adonis_schema, adonis_schema_versions from kasbeno_app;
grant select on all tables in schema ledger to kasbeno_app;
grant select, insert, update, delete on all tables in schema pgboss to kasbeno_app;
revoke execute on all functions in schema ledger from public;
grant execute on function
  ledger.post(uuid, text, text, uuid, text, timestamptz, text[], uuid[], bigint[]),
  ledger.open_account(uuid, text, text, uuid, text),
  ledger.set_limit(uuid, bigint),
  ledger.number_vouchers(integer)
  to kasbeno_app;
grant execute on all functions in schema pgboss to kasbeno_app;
