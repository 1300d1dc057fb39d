-- Documents that members of a company accept by its rule.
create view signatures_approbations as
  select id, company_id, document_type, document_id, round, rule_version, status, created_at, decided_at
    from approbations;

-- What was shown in each round of an approbation.
create view signatures_rounds as
  select approbation_id, round, amount, digest, fingerprint
    from approbation_rounds;

-- Who is asked in each version of the rule.
create view signatures_signers as
  select approbation_id, rule_version, member_id, level
    from approbation_signers;

-- What members answered, and from where.
create view signatures_given as
  select id, approbation_id, round, member_id, given_by, answer, reason, digest, amount, phone, address,
         signed_at
    from signatures;
