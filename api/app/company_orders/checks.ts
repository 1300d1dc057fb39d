import { contributeChecks } from '#app/ledger/checks'

/** Invoices of companies, against their signatures. */
contributeChecks({
  // What its signatories did not accept was not paid, and what they refused is over.
  'paid-invoices-were-accepted': `
    select o.id as "orderId", o.status, approbation.status as approbation
      from orders o
      left join approbations approbation
        on approbation.document_type = 'INVOICE' and approbation.document_id = o.id
     where o.needs_approbation and o.status <> 'TEST'
       and ((o.paid_at is not null and approbation.status is distinct from 'ACCEPTED')
         or (approbation.status = 'REJECTED' and o.status <> 'CANCELED')
         or approbation.id is null)`,
})
