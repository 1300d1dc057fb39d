import { contributeChecks } from '#app/money/ledger/checks'

contributeChecks({
  // Said by whoever is written down as the one who decided; nobody decides what came to nothing before. A decision about a
  // payment is a line of the payment.
  'decisions-stand-in-the-trail': `
    select decision.id, decision.subject, decision.status, decision.decided_by as "decidedBy"
      from (select id, 'approvals' as subject, status, decided_by from credit_lines_approvals where status <> 'PENDING'
             union all
            select id, kind, status, decided_by from platform_change_requests where status <> 'PENDING') decision
     where not exists (
       select from platform_audit_lines said
        where said.subject_type = decision.subject and said.subject_id = decision.id
          and case when decision.decided_by is null
                then decision.status = 'FAILED' and said.command = decision.subject || '.end'
                else said.actor_type = 'staff' and said.actor_id = decision.decided_by
                     and said.command = decision.subject || case decision.status
                           when 'REJECTED' then '.reject' when 'WITHDRAWN' then '.withdraw' else '.approve' end end
          and said.after ->> 'status' = decision.status)
     union all
    select decision.id, 'payments', decision.status, decision.decided_by
      from payments_decisions decision
     where decision.status in ('APPROVED', 'REJECTED', 'WITHDRAWN') and not exists (
       select from platform_audit_lines said
        where said.subject_type = 'payments' and said.subject_id = decision.payment_id
          and said.actor_type = 'staff' and said.actor_id = decision.decided_by
          and said.command = case decision.status when 'REJECTED' then 'payments.reject'
                when 'WITHDRAWN' then 'payments.withdraw' else 'payments.approve' end)`,
})
