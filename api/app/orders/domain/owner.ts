import type { CustomerActor } from '#app/shared/actor'
import type { Owner } from '#app/ledger/ledger'

/** Whose invoices a token sees: the company that it speaks for, else the person, never both. */
export const ownerOf = (customer: CustomerActor): Owner =>
  customer.companyId
    ? { type: 'COMPANY', id: customer.companyId }
    : { type: 'PERSON', id: customer.id }
