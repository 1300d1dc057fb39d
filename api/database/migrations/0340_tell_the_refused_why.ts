import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Why and when a file was refused stood in the audit trail alone; its owner reads it too. A file that is
 * opened again remembers when, so that money of an earlier application is not told as money of this one.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table registrations
        add column refusal_reason text,
        add column refused_at timestamptz,
        add column reopened_at timestamptz;

      update registrations r
         set refused_at = last.at,
             refusal_reason = case when r.kyc_step in ('REJECTED', 'CREDIT_SCORE_REJECTED') then last.reason end
        from (
          select distinct on (subject_id) subject_id, reason, at + make_interval(days => advanced_days) as at
            from audit_lines
           where subject_type = 'registrations'
             and (after ->> 'kycStep' in ('REJECTED', 'CREDIT_SCORE_REJECTED')
                  or command in ('registrations.identity.reject', 'registrations.shop.reject', 'registrations.docs.reject'))
           order by subject_id,
                    coalesce(after ->> 'kycStep' in ('REJECTED', 'CREDIT_SCORE_REJECTED'), false) desc,
                    audit_lines.at desc
        ) last
       where last.subject_id = r.id
         and (r.kyc_step in ('REJECTED', 'CREDIT_SCORE_REJECTED')
              or 'REJECTED' in (r.identity_status, r.shop_status, r.docs_status));
    `)
  }
}
