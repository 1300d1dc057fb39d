import { BaseSchema } from '@adonisjs/lucid/schema'

/** Who has enrolled for digital signatures, with which files, and what was signed. docs/adr/0022 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table signature_enrollments (
        id uuid primary key,
        user_id uuid not null references users (id),
        status text not null default 'OPEN'
          check (status in ('OPEN', 'SUBMITTED', 'ENROLLED', 'REJECTED', 'EXPIRED')),
        provider text not null,
        -- What the provider calls it.
        provider_ref text not null,
        sentence text not null,
        sentence_expires_at timestamptz not null,
        -- While the provider is being given the files, nobody else does it, and none of them changes.
        submitting_until timestamptz,
        submitted_at timestamptz,
        decided_at timestamptz,
        refusal text,
        certificate_serial text,
        -- PEM: what proves each signature.
        certificate_key text,
        certificate_expires_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        unique (provider, provider_ref),
        check (status not in ('SUBMITTED', 'ENROLLED', 'REJECTED') or submitted_at is not null),
        check (status <> 'ENROLLED' or (certificate_serial is not null
          and certificate_key is not null and certificate_expires_at is not null)),
        check ((status = 'REJECTED') = (refusal is not null)),
        check (status not in ('ENROLLED', 'REJECTED') or decided_at is not null)
      );
      create unique index signature_enrollments_one_in_force
        on signature_enrollments (user_id) where status not in ('REJECTED', 'EXPIRED');
      create index signature_enrollments_of_user on signature_enrollments (user_id, created_at desc);
      create index signature_enrollments_waiting
        on signature_enrollments (submitted_at) where status = 'SUBMITTED';
      create index signature_enrollments_created
        on signature_enrollments (created_at desc, id desc);

      -- What the store holds is sealed; its key stands here, itself encrypted.
      create table signature_files (
        enrollment_id uuid not null references signature_enrollments (id),
        kind text not null check (kind in ('VIDEO', 'SIGNATURE')),
        file_key text not null,
        sealed_key text not null,
        mime_type text not null,
        bytes integer not null check (bytes > 0),
        -- What a video speaks.
        sentence text,
        created_at timestamptz not null,
        primary key (enrollment_id, kind)
      );

      create table document_signatures (
        id uuid primary key,
        user_id uuid not null references users (id),
        -- The plan in whose pages it was begun; empty where none was chosen.
        plan text not null,
        enrollment_id uuid not null references signature_enrollments (id),
        document_type text not null,
        -- Empty where a person has one document of the kind.
        document_id text not null default '',
        title text not null,
        content text not null,
        -- SHA-256 of the content, in hexadecimal.
        digest text not null check (digest ~ '^[0-9a-f]{64}$'),
        status text not null default 'OPEN'
          check (status in ('OPEN', 'SIGNED', 'REFUSED', 'EXPIRED')),
        failure text,
        provider text not null,
        provider_ref text not null,
        signature text,
        certificate_serial text,
        signed_at timestamptz,
        session_id uuid not null,
        address text not null,
        agent text not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        unique (provider, provider_ref),
        check ((status = 'SIGNED') = (signature is not null)),
        check ((status = 'SIGNED') = (signed_at is not null)),
        check ((status = 'REFUSED') = (failure is not null))
      );
      -- The same text is taken to the provider once at a time, and signed once.
      create unique index document_signatures_once
        on document_signatures (user_id, document_type, document_id, digest)
        where status in ('OPEN', 'SIGNED');
      create index document_signatures_of_user on document_signatures (user_id, created_at desc);
      create index document_signatures_open on document_signatures (created_at) where status = 'OPEN';

      -- The sandbox provider's own books.
      create table sandbox_signature_enrollments (
        id uuid primary key,
        reference text not null unique,
        status text not null default 'OPEN'
          check (status in ('OPEN', 'SUBMITTED', 'APPROVED', 'REJECTED')),
        sentences text[] not null,
        video_sentence text,
        has_signature boolean not null default false,
        reason text,
        callback_url text,
        serial text,
        public_key text,
        private_key text,
        certificate_expires_at timestamptz,
        created_at timestamptz not null
      );
      create table sandbox_signature_requests (
        id uuid primary key,
        reference text not null unique,
        token text not null unique,
        serial text not null,
        title text not null,
        digest text not null,
        status text not null default 'OPEN'
          check (status in ('OPEN', 'SIGNED', 'REFUSED', 'EXPIRED')),
        signature text,
        signed_at timestamptz,
        callback_url text not null,
        return_url text not null,
        expires_at timestamptz not null,
        created_at timestamptz not null
      );
    `)
  }
}
