-- The application's role owns nothing. It writes the product's tables, only adds audit lines, and
-- reaches the ledger through its functions alone.

-- Neither a table of its own, which would hide one of ours, nor a function. Where the database belongs to somebody else,
-- PostgreSQL warns: then its owner revokes this.
do $$ begin
  execute format('revoke temporary, create on database %I from public, kasbeno_app', current_database());
end $$;
revoke create on schema public, ledger, pgboss from public, kasbeno_app;

grant usage on schema public, ledger, pgboss to kasbeno_app;
grant select, insert, update, delete on all tables in schema public to kasbeno_app;
grant usage, select on all sequences in schema public to kasbeno_app;
revoke update, delete on audit_lines, audit_seals, payment_bank_answers from kasbeno_app;
revoke update, delete on gateway_credentials from kasbeno_app;
revoke update, delete on settlement_result_files, payout_retries, notes from kasbeno_app;
revoke update, delete on payout_attempts, payout_answers from kasbeno_app;
revoke delete on payout_alarms, payout_requests from kasbeno_app;
revoke insert, update, delete on order_versions, order_lines, order_payments from kasbeno_app;
revoke update, delete on dispute_items from kasbeno_app;
revoke update, delete on credit_consents, terms_acceptances from kasbeno_app;
revoke update, delete on late_fee_charges, late_fee_payments from kasbeno_app;
revoke update, delete on signed_contracts from kasbeno_app;
revoke update, delete on company_rules from kasbeno_app;
revoke update, delete on approbation_rounds, approbation_signers, signatures from kasbeno_app;
-- Nothing of the product deletes these.
revoke delete on account_changes, approbations, blacklist_entries, business_clock, card_holders, card_payments, cards,
  chosen_packages, companies, company_members, company_papers, credit_lines, credit_packages, delegations, disputes,
  distributors, document_signatures, documents, gateway_deposits, gateways, inquiries, installments, late_fees, merchants,
  devices, orders, parcels, payout_items, payouts, registrations, repayment_parts, repayments, rule_changes,
  run_exclusions, sessions, settlement_runs, shops, signature_enrollments, users, write_offs from kasbeno_app;
revoke update on write_offs, run_exclusions, closed_days, webhook_attempts
  from kasbeno_app;
revoke delete on approvals, payment_decisions, contract_template_requests, distributor_requests, gateway_requests,
  late_fee_requests, package_requests, partner_requests, phone_requests, plan_requests, print_requests, sms_requests,
  staff_requests from kasbeno_app;
revoke insert, update, delete on adonis_schema, adonis_schema_versions from kasbeno_app;
grant select on all tables in schema ledger to kasbeno_app;
grant select, insert, update, delete on all tables in schema pgboss to kasbeno_app;
revoke execute on all functions in schema ledger from public;
grant execute on function
  ledger.post(uuid, text, text, uuid, text, timestamptz, text[], uuid[], bigint[]),
  ledger.open_account(uuid, text, text, uuid, text),
  ledger.set_limit(uuid, bigint)
  to kasbeno_app;
grant execute on all functions in schema pgboss to kasbeno_app;
