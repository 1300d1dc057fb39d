import { BaseSchema } from '@adonisjs/lucid/schema'

/** What companies sign, by which rule, and who signed it. docs/adr/0028 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table approbations (
        id uuid primary key,
        document_type text not null check (document_type in ('INVOICE', 'CARD_CONTRACT')),
        document_id uuid not null,
        company_id uuid not null references companies (id),
        status text not null default 'PENDING' check (status in ('PENDING', 'ACCEPTED', 'REJECTED')),
        -- A changed document begins the next one; what was signed before counts no more.
        round integer not null default 1 check (round > 0),
        -- The rule that was in force when the document came, or the one that it was put under since.
        rule_version integer not null,
        decided_at timestamptz,
        -- When those who have not signed were last reminded.
        nudged_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        unique (document_type, document_id),
        foreign key (company_id, rule_version) references company_rules (company_id, version),
        check ((status = 'PENDING') = (decided_at is null))
      );
      create index approbations_of_company on approbations (company_id, status);

      -- What the signatories were shown, word for word. Rows never change.
      create table approbation_rounds (
        approbation_id uuid not null references approbations (id),
        round integer not null,
        title text not null,
        content text not null,
        -- SHA-256 of the content, in hexadecimal.
        digest text not null check (digest ~ '^[0-9a-f]{64}$'),
        -- Rials.
        amount bigint not null check (amount >= 0),
        -- Stands for the rows that the content was made of: a payment compares it with those of today.
        fingerprint text not null,
        began_at timestamptz not null,
        primary key (approbation_id, round)
      );

      -- Who signs by which version of the rule. Rows never change.
      create table approbation_signers (
        approbation_id uuid not null references approbations (id),
        rule_version integer not null,
        member_id uuid not null references company_members (id),
        level text not null check (level in ('MANDATORY', 'OPTIONAL', 'NOT_ALLOWED')),
        primary key (approbation_id, rule_version, member_id)
      );
      create index approbation_signers_member on approbation_signers (member_id);

      -- Evidence of each answer. Rows never change.
      create table signatures (
        id uuid primary key,
        approbation_id uuid not null,
        round integer not null,
        -- Whose signature it is, and who gave it.
        member_id uuid not null references company_members (id),
        given_by uuid not null references company_members (id),
        -- Of who gave it, as they were called then.
        name text not null,
        phone text not null,
        answer text not null check (answer in ('ACCEPTED', 'REJECTED')),
        reason text,
        method text not null check (method in ('CODE', 'TOKEN')),
        -- The one-time code, or the document's signature at the provider.
        proof_id uuid not null,
        digest text not null check (digest ~ '^[0-9a-f]{64}$'),
        amount bigint not null,
        -- Business time, and the time of the machine.
        signed_at timestamptz not null,
        recorded_at timestamptz not null,
        session_id uuid not null,
        address text not null,
        agent text not null,
        foreign key (approbation_id, round) references approbation_rounds (approbation_id, round),
        check ((answer = 'REJECTED') = (reason is not null))
      );
      create unique index signatures_once on signatures (approbation_id, round, member_id);
      create index signatures_signed on signatures (signed_at desc, id desc);

      -- Whether an invoice is paid only after its owner's signatories have accepted it.
      alter table orders add column needs_approbation boolean not null default false;
    `)
  }
}
