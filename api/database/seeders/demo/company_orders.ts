import db from '@adonisjs/lucid/services/db'
import type { ApprobationDocument } from '#contracts/approbations'
import { demoAway, demoMembers } from '#contracts/demo'
import DecideDelegation from '#app/onboarding/companies/actions/decide_delegation'
import ProposeDelegation from '#app/onboarding/companies/actions/propose_delegation'
import CreateSale from '#app/trade/orders/actions/create_sale'
import { clock } from '#app/platform/time/clock'
import { addDays } from '#app/platform/time/jalali'
import type { DateTime } from 'luxon'
import {
  demoAwayInvoices,
  demoCompanyInvoices,
  demoCompanyReasons,
  type DemoCompanyInvoice,
  type DemoSigning,
} from '../data/companies.js'
import { act } from '#factories/act'
import { signedIn, type CompanyApplicant } from '#factories/company_applicant'
import { payInvoice } from '#factories/payment'
import { answerDocuments } from '#factories/signature'
import { sellerOf } from './orders.js'

interface Signing {
  company: CompanyApplicant
  member: keyof typeof demoMembers
  type: ApprobationDocument
  documentIds: readonly string[]
  /** Of a refusal. */
  reason?: string
}

/** Answers in the name of a member. */
export const signFor = async ({ company, member, ...answer }: Signing) =>
  answerDocuments({ actor: await signedIn(demoMembers[member], company.id), ...answer })

const sell = async (company: CompanyApplicant, { number, qty, price }: DemoCompanyInvoice) => {
  const { national_id } = await db.from('companies').where('id', company.id).firstOrFail()
  const { id } = await act(CreateSale, {
    actor: await sellerOf('pakhsh-nemoone'),
    externalId: number,
    customer: { companyUniqueId: national_id, plan: 'kasbeno-fmcg-legal' },
    items: [{ itemName: 'روغن آفتابگردان ۱٫۸ لیتری', unitType: 'کارتن', qty, price }],
    grandTotalAmount: qty * price,
    dueDateInDays: 60,
    invoicedAt: clock.businessNow() as DateTime<true>,
  })
  return id
}

/** Invoices of a distributor to the company, in every state of their signatures. */
export const signInvoices = async (company: CompanyApplicant) => {
  const ids: Record<DemoSigning, string[]> = {
    'waits': [],
    'mandatory-signed': [],
    'accepted': [],
    'refused': [],
    'paid': [],
  }
  for (const invoice of demoCompanyInvoices) ids[invoice.then].push(await sell(company, invoice))
  const whole = [...ids.accepted, ...ids.paid]
  const invoices = { company, type: 'INVOICE' } as const
  const documentIds = [...ids['mandatory-signed'], ...whole]
  await signFor({ ...invoices, member: 'mandatory', documentIds })
  await signFor({ ...invoices, member: 'optional', documentIds: whole })
  const reason = demoCompanyReasons.invoice
  await signFor({ ...invoices, member: 'another', documentIds: ids.refused, reason })
  for (const id of ids.paid) await payInvoice(id, company.ceo)
}

/** Invoices wait, and a colleague signs for a signatory who is away, as the CEO has confirmed. */
export const goAway = async (company: CompanyApplicant) => {
  for (const invoice of demoAwayInvoices) await sell(company, invoice)
  const actor = await signedIn(demoAway.absent, company.id)
  const days = { from: clock.today(), to: addDays(clock.today(), 30) }
  await act(ProposeDelegation, { actor, delegate: demoAway.delegate, ...days })
  const { id: delegationId } = await db
    .from('delegations')
    .where('company_id', company.id)
    .firstOrFail()
  const decision = { actor: company.ceo, delegationId, verdict: 'CONFIRMED' } as const
  await act(DecideDelegation, decision)
}
