-- Documents with the digital signature of a person.
create view signing_documents as
  select id, provider, user_id, session_id, enrollment_id, document_type, document_id, digest, signature,
         status, address, agent
    from document_signatures;

-- Certificates of people.
create view signing_enrollments as
  select id, status, certificate_key
    from signature_enrollments;

-- Fills what profiles ask about digital signatures.
create view identity_signature_tries as
  select distinct on (enrollment.user_id) enrollment.user_id,
         enrollment.status, enrollment.certificate_expires_at,
         exists (select from signature_files file
                  where file.enrollment_id = enrollment.id and file.kind = 'VIDEO') as has_video,
         exists (select from signature_files file
                  where file.enrollment_id = enrollment.id and file.kind = 'SIGNATURE') as has_signature,
         exists (select from document_signatures signed
                  where signed.user_id = enrollment.user_id and signed.status = 'SIGNED'
                    and signed.document_type = 'IDENTITY_INFORMATION') as is_identity_signed
    from signature_enrollments enrollment
   order by enrollment.user_id, enrollment.created_at desc;
