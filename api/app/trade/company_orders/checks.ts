import { contributeChecks } from '#app/money/ledger/checks'

contributeChecks({
  // Paid only when accepted; refused invoices are over.
  'paid-invoices-were-accepted': `
    select o.id as "orderId", o.status, approbation.status as approbation
      from orders_invoices o
      left join signatures_approbations approbation
        on approbation.document_type = 'INVOICE' and approbation.document_id = o.id
     where o.needs_approbation and o.status <> 'TEST'
       and ((o.paid_at is not null and approbation.status is distinct from 'ACCEPTED')
         or (approbation.status = 'REJECTED' and o.status <> 'CANCELED')
         or approbation.id is null)`,

  // The accepted digest is the one paid for.
  'paid-invoices-are-what-was-signed': `
    select o.id as "orderId", shown.fingerprint as signed, payment.content as paid
      from orders_invoices o
      join orders_paid_versions payment on payment.order_id = o.id
      left join signatures_approbations approbation
        on approbation.document_type = 'INVOICE' and approbation.document_id = o.id
      left join signatures_rounds shown
        on shown.approbation_id = approbation.id and shown.round = approbation.round
     where o.needs_approbation and o.status <> 'TEST'
       and shown.fingerprint is distinct from payment.content`,

  // Recounted from the answers, deliberately without `quorumOf`: all mandatory members of that time who had not left,
  // and the minimum of the others.
  'paid-invoices-were-signed-by-their-rule': `
    select o.id as "orderId", approbation.rule_version as "ruleVersion",
           counted.signed, counted.optional, rule.minimum_optional as "minimumOptional",
           counted.missing
      from orders_invoices o
      join signatures_approbations approbation
        on approbation.document_type = 'INVOICE' and approbation.document_id = o.id
       and approbation.status = 'ACCEPTED'
      join companies_rules rule
        on rule.company_id = approbation.company_id and rule.version = approbation.rule_version
      cross join lateral (
        select levels from companies_rules
         where company_id = approbation.company_id
           and (version = approbation.rule_version or created_at <= approbation.decided_at)
         order by version desc limit 1) decided
      cross join lateral (
        select count(*) filter (where given.answer = 'ACCEPTED') as signed,
               count(*) filter (where given.answer = 'ACCEPTED' and signer.level = 'OPTIONAL') as optional,
               count(*) filter (where signer.level = 'MANDATORY'
                 and (given.answer = 'REJECTED' or (given.answer is null
                   and decided.levels ->> signer.member_id::text = 'MANDATORY'))) as missing
          from signatures_signers signer
          left join signatures_given given
            on given.approbation_id = approbation.id and given.round = approbation.round
           and given.member_id = signer.member_id
         where signer.approbation_id = approbation.id
           and signer.rule_version = approbation.rule_version
           and signer.level <> 'NOT_ALLOWED') counted
     where o.needs_approbation and o.paid_at is not null and o.status <> 'TEST'
       and (counted.signed = 0 or counted.missing > 0 or counted.optional < rule.minimum_optional)`,
})
