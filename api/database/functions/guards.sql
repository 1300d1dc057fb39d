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
drop trigger if exists approbation_rounds_immutable on approbation_rounds;
create trigger approbation_rounds_immutable before update or delete or truncate on approbation_rounds
  for each statement execute function ledger.refuse_change();
drop trigger if exists approbation_signers_immutable on approbation_signers;
create trigger approbation_signers_immutable before update or delete or truncate on approbation_signers
  for each statement execute function ledger.refuse_change();
drop trigger if exists signatures_immutable on signatures;
create trigger signatures_immutable before update or delete or truncate on signatures
  for each statement execute function ledger.refuse_change();

drop trigger if exists entries_commit_in_time on ledger.entries;
create constraint trigger entries_commit_in_time after insert on ledger.entries
  deferrable initially deferred for each row execute function ledger.refuse_late_commit();
