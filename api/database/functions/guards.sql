-- What the tables themselves refuse, whoever asks. Dropped and made again, so that this file is the truth.
drop trigger if exists postings_balance on ledger.postings;
create trigger postings_balance after insert on ledger.postings
  referencing new table as added for each statement execute function ledger.check_postings();

drop trigger if exists entries_immutable on ledger.entries;
create trigger entries_immutable before update or delete or truncate on ledger.entries
  for each statement execute function ledger.refuse_change();
drop trigger if exists postings_immutable on ledger.postings;
create trigger postings_immutable before update or delete or truncate on ledger.postings
  for each statement execute function ledger.refuse_change();
drop trigger if exists vouchers_immutable on ledger.vouchers;
create trigger vouchers_immutable before update or delete or truncate on ledger.vouchers
  for each statement execute function ledger.refuse_change();
drop trigger if exists audit_immutable on audit_lines;
create trigger audit_immutable before update or delete or truncate on audit_lines
  for each statement execute function ledger.refuse_change();
drop trigger if exists audit_seals_immutable on audit_seals;
create trigger audit_seals_immutable before update or delete or truncate on audit_seals
  for each statement execute function ledger.refuse_change();
drop trigger if exists notes_immutable on notes;
create trigger notes_immutable before update or delete or truncate on notes
  for each statement execute function ledger.refuse_change();
drop trigger if exists payment_bank_answers_immutable on payment_bank_answers;
create trigger payment_bank_answers_immutable before update or delete or truncate on payment_bank_answers
  for each statement execute function ledger.refuse_change();
drop trigger if exists signed_contracts_immutable on signed_contracts;
create trigger signed_contracts_immutable before update or delete or truncate on signed_contracts
  for each statement execute function ledger.refuse_change();
drop trigger if exists signed_files_immutable on signed_files;
create trigger signed_files_immutable before update or delete or truncate on signed_files
  for each statement execute function ledger.refuse_change();
drop trigger if exists approbation_rounds_immutable on approbation_rounds;
create trigger approbation_rounds_immutable before update or delete or truncate on approbation_rounds
  for each statement execute function ledger.refuse_change();
drop trigger if exists approbation_signers_immutable on approbation_signers;
create trigger approbation_signers_immutable before update or delete or truncate on approbation_signers
  for each statement execute function ledger.refuse_change();
drop trigger if exists order_versions_immutable on order_versions;
create trigger order_versions_immutable before update or delete or truncate on order_versions
  for each statement execute function ledger.refuse_change();
drop trigger if exists order_lines_immutable on order_lines;
create trigger order_lines_immutable before update or delete or truncate on order_lines
  for each statement execute function ledger.refuse_change();
drop trigger if exists order_payments_immutable on order_payments;
create trigger order_payments_immutable before update or delete or truncate on order_payments
  for each statement execute function ledger.refuse_change();
drop trigger if exists signatures_immutable on signatures;
create trigger signatures_immutable before update or delete or truncate on signatures
  for each statement execute function ledger.refuse_change();

drop trigger if exists entries_commit_in_time on ledger.entries;
create constraint trigger entries_commit_in_time after insert on ledger.entries
  deferrable initially deferred for each row execute function ledger.refuse_late_commit();

drop trigger if exists entries_are_founded on ledger.entries;
create constraint trigger entries_are_founded after insert on ledger.entries
  deferrable initially deferred for each row execute function ledger.refuse_unfounded();

drop trigger if exists limits_immutable on ledger.limit_changes;
create trigger limits_immutable before update or delete or truncate on ledger.limit_changes
  for each statement execute function ledger.refuse_change();
drop trigger if exists limits_are_approved on ledger.limit_changes;
create constraint trigger limits_are_approved after insert on ledger.limit_changes
  deferrable initially deferred for each row execute function ledger.refuse_unapproved_limit();
drop trigger if exists limit_approvals_immutable on ledger.limit_approvals;
create trigger limit_approvals_immutable before update or delete or truncate on ledger.limit_approvals
  for each statement execute function ledger.refuse_change();

drop trigger if exists audit_is_dated_now on audit_lines;
create trigger audit_is_dated_now before insert on audit_lines
  for each row execute function ledger.refuse_misdated_line();
drop trigger if exists clock_moves_forward on business_clock;
create trigger clock_moves_forward before update on business_clock
  for each row execute function ledger.refuse_earlier_clock();

-- Whatever waits for a second person.
do $$
declare
  waiting text;
begin
  for waiting in
    select asked.table_name from information_schema.columns asked
      join information_schema.columns decided using (table_schema, table_name)
      join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE' and asked.table_schema = 'public'
       and asked.column_name = 'requested_by' and decided.column_name = 'decided_by'
  loop
    execute format('drop trigger if exists decisions_stay on public.%I', waiting);
    execute format(
      'create trigger decisions_stay before insert or update or delete on public.%I
         for each row execute function ledger.refuse_redecision()', waiting);
  end loop;
end $$;
