import db from '@adonisjs/lucid/services/db'
import type { ApprobationDocument } from '#contracts/approbations'
import { demoAway, demoMembers } from '#contracts/demo'
import DecideDelegation from '#app/onboarding/companies/actions/decide_delegation'
import ProposeDelegation from '#app/onboarding/companies/actions/propose_delegation'
import CreateSale from '#app/trade/orders/actions/create_sale'
import { clock } from '#app/platform/time/clock'
import { addDays } from '#app/platform/time/jalali'
import AnswerDocuments from '#app/onboarding/signatures/actions/answer_documents'
import SendSigningCode from '#app/onboarding/signatures/actions/send_signing_code'
import type { DateTime } from 'luxon'
import {
  demoAwayInvoices,
  demoCompanyInvoices,
  demoCompanyReasons,
  type DemoCompanyInvoice,
  type DemoSigning,
} from '../data/companies.js'
import { make, signedIn, type DemoCompany } from './company.js'
import { payInvoice, sellerOf } from './orders.js'

interface Signing {
  company: DemoCompany
  member: keyof typeof demoMembers
  type: ApprobationDocument
  documentIds: readonly string[]
  /** Of a refusal. */
  reason?: string
}

/** As a member answers for all at once: with the code that the phone simulator shows. */
export const signFor = async ({ company, member, reason, ...documents }: Signing) => {
  const actor = await signedIn(demoMembers[member], company.id)
  await (await make(SendSigningCode)).execute({ actor, ...documents })
  const { code } = await db
    .from('sandbox_sms')
    .where({ phone: actor.phone })
    .whereNotNull('code')
    .orderBy('id', 'desc')
    .firstOrFail()
  const from = { address: '127.0.0.1', agent: 'demo' }
  const answer = { actor, ...documents, otpSecret: code, from }
  await (await make(AnswerDocuments)).execute({ ...answer, ...(reason && { reason }) })
}

const sell = async (company: DemoCompany, { number, qty, price }: DemoCompanyInvoice) => {
  const { national_id } = await db.from('companies').where('id', company.id).firstOrFail()
  const { id } = await (
    await make(CreateSale)
  ).execute({
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
export const signInvoices = async (company: DemoCompany) => {
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
export const goAway = async (company: DemoCompany) => {
  for (const invoice of demoAwayInvoices) await sell(company, invoice)
  const actor = await signedIn(demoAway.absent, company.id)
  const days = { from: clock.today(), to: addDays(clock.today(), 30) }
  await new ProposeDelegation().execute({ actor, delegate: demoAway.delegate, ...days })
  const { id: delegationId } = await db
    .from('delegations')
    .where('company_id', company.id)
    .firstOrFail()
  const decision = { actor: company.ceo, delegationId, verdict: 'CONFIRMED' } as const
  await new DecideDelegation().execute(decision)
}
