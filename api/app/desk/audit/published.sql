-- The seals of the audit trail, as its verification reads them.
create view audit_seal_chain as
  select seq, line_id, line_at, prev_hash, hash, key_id
    from audit_seals;
