-- Documents with the digital signature of a person.
create view signing_documents as
  select id, provider, user_id, session_id, enrollment_id, document_type, document_id, digest, signature,
         status, address, agent
    from document_signatures;

-- Certificates of people.
create view signing_enrollments as
  select id, status, certificate_key
    from signature_enrollments;
