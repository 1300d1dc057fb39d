import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/platform/time/clock'
import { addAddress } from '#tests/support/cards'
import { aCompanyHolder } from '#factories/card_holder'
import { aBankBranch } from '#factories/place'
import { aCompanyWithCredit } from '#factories/company'
import { aSupplier } from '#factories/distributor'
import { holderGiven, nameHolder, uploadContract } from '#tests/support/card_holders'
import { memberOf, paperForm } from '#tests/support/companies'
import { aCompanyInvoice, payAsCeo, sign } from '#tests/support/company_orders'
import { post, put } from '#tests/support/http'
import { ok } from '#tests/support/registration'

export const prefix = '/api/legal/company'
export const otpSecret = '12345'
export const reason = 'دلیل'

/** A company with something of each kind that a call may name. */
export const aFullCompany = async () => {
  const supplier = await aSupplier()
  const levels = ['MANDATORY', 'NOT_ALLOWED', 'OPTIONAL'] as const
  const company = await aCompanyWithCredit({ levels, cash: 50_000_000 })
  const [signer, idle, gone] = company.members
  const holder = await aCompanyHolder(company)
  const named = ok(await nameHolder(company)).body
  ok(await uploadContract(company, named.userId))
  const paid = await aCompanyInvoice(company, { supplier })
  ok(await sign(signer, paid.id))
  ok(await payAsCeo(company.ceo, paid.id))
  const order = await aCompanyInvoice(company, { supplier })
  const address = ok(await addAddress(company, { relatedUserType: 'LEGAL' })).body
  const wish = { signatories: [{ phone: idle.phone, signatoryStatus: 'OPTIONAL' }] }
  const { body: change } = await put(`${prefix}/approbations`, wish, { token: company.token })
  const days = { from: clock.today(), to: clock.today() }
  const delegation = { delegate: gone.phone, ...days }
  const delegated = ok(await post(`${prefix}/delegations`, delegation, { token: signer.token }))
  const charge = { plan: company.owner.plan, amount: 400_000, indicator: 'BANKTEST' }
  ok(await post('/api/payment/create-payment', charge, { token: company.token, key: true }))
  const ofCompany = { owner_id: company.id }
  const payment = await db
    .from('payments')
    .where({ ...ofCompany, amount: 400_000 })
    .firstOrFail()
  const installment = await db.from('installments').where('order_id', paid.id).firstOrFail()
  const paper = await db.from('company_papers').where('company_id', company.id).firstOrFail()
  const approbation = await db.from('approbations').where('document_id', order.id).firstOrFail()
  await db.from('company_members').where('id', gone.memberId).update({ removed_at: new Date() })
  return {
    company,
    signer,
    idle,
    gone,
    holder,
    supplier,
    ids: {
      company: company.id,
      order: order.id,
      paid: paid.id,
      installment: String(installment.id),
      payment: String(payment.id),
      address: String(address.id),
      change: String(change.changeId),
      delegation: String(delegated.body.items[0].id),
      paper: String(paper.id),
      approbation: String(approbation.id),
      holder: holder.userId,
      named: String(named.userId),
      card: holder.cardId,
    },
    branchOfBank: await aBankBranch(),
  }
}
export type Full = Awaited<ReturnType<typeof aFullCompany>>

export interface Row {
  /** In place of the path's parameters. */
  params?: (full: Full) => Record<string, string>
  query?: (full: Full) => URLSearchParams
  body?: (full: Full) => object | Promise<object>
  /** Names something of the company: 404 for the CEO of another one, or what is said here. */
  foreign?: 404 | 422
  /** Every token of a person may: there is nothing to refuse. */
  isForAll?: true
  /** Every member may, and it shows. */
  isForMembers?: true
  /** What a member without access is told, where it is not a refusal of the whole. */
  idle?: 200
}

const ofOrder: Row = { params: ({ ids }) => ({ id: ids.order }), foreign: 404 }
const ofHolder: Row = { params: ({ ids }) => ({ userId: ids.holder }), foreign: 404 }
const ofChange: Row = { params: ({ ids }) => ({ changeId: ids.change }), foreign: 404 }
const ofDelegation: Row = {
  params: ({ ids }) => ({ delegationId: ids.delegation }),
  foreign: 404,
}
const ofMember: Row = { params: ({ signer }) => ({ phone: signer.phone }), foreign: 404 }
const ofContract: Row = { params: ({ ids }) => ({ userId: ids.named }), foreign: 404 }
const coded = (row: Row): Row => ({ ...row, body: () => ({ otpSecret, reason }) })
const batch = ({ ids }: Full) => ({ orderIds: [ids.order], otpSecret })
const person: Row = { query: () => memberOf(), body: () => paperForm() }

/** Each call of a company, as whoever may would send it. A new route says here what it takes. */
export const rows: Record<string, Row> = {
  'POST /legal-company': { isForAll: true },
  'GET /assigned': { isForAll: true },
  'GET /papers': {},
  'PUT /legal-company': {
    body: () => ({ provinceId: 1, cityId: 1, postalCode: '1234567890', address: 'خیابان یکم' }),
  },
  'POST /official-paper': { body: () => paperForm() },
  'GET ': {},
  'GET /phases': {},
  'GET /credit': {},
  'POST /appointment': { body: ({ branchOfBank }) => ({ bankBranchId: branchOfBank }) },
  'GET /ceo': {},
  'POST /ceo': person,
  'PUT /ceo': person,
  'GET /board-member': {},
  'POST /board-member': person,
  'POST /board-member/status': { body: () => ({}) },
  'GET /board-member/:phone': ofMember,
  'PUT /board-member/:phone': { ...ofMember, ...person },
  'DELETE /board-member/:phone': ofMember,
  'GET /payment-methods': {},
  'GET /payment-method': {},
  'POST /payment-method/otp-start': { body: () => ({ paymentMethodType: 'POS' }) },
  'PUT /payment-method': { body: () => ({ paymentMethodType: 'POS' }) },
  'PUT /minimum-signature': { body: () => ({ minimumNumberOfOptional: 1 }) },
  'GET /approbations': {},
  'PUT /approbations': {
    body: ({ signer }) => ({
      signatories: [{ phone: signer.phone, signatoryStatus: 'OPTIONAL' }],
      minimumNumberOfOptional: 1,
    }),
    foreign: 422,
  },
  'GET /approbations/history/:pageSize/:pageNumber': {},
  'GET /approbations/refused/:pageSize/:pageNumber': {},
  'POST /approbations/changes/:changeId/confirm': ofChange,
  'POST /approbations/changes/:changeId/refuse': ofChange,
  'GET /delegations': {},
  'POST /delegations': {
    body: ({ signer }) => ({ delegate: signer.phone, from: clock.today(), to: clock.today() }),
    foreign: 422,
  },
  'POST /delegations/:delegationId/confirm': ofDelegation,
  'POST /delegations/:delegationId/refuse': ofDelegation,
  'POST /delegations/:delegationId/revoke': ofDelegation,
  'GET /card-holder': {},
  'GET /former-card-holder': {},
  'POST /card-holder': { query: () => holderGiven(), body: () => paperForm() },
  'GET /card-holder/:userId': ofHolder,
  'DELETE /card-holder/:userId': ofHolder,
  'GET /card-holder/:userId/contract-form': ofHolder,
  'POST /card-holder/:userId/contract': { ...ofHolder, body: () => new FormData() },
  'GET /card-holder/:userId/approbation': ofContract,
  'GET /card-holder/:userId/evidence': ofContract,
  'POST /card-holder/:userId/otp-start': coded(ofContract),
  'POST /card-holder/:userId/sign': coded(ofContract),
  'POST /card-holder/:userId/reject': coded(ofContract),
  'POST /card-holder/:userId/token-start': coded(ofContract),
  'POST /card-holder/:userId/nudge': { ...ofContract, isForMembers: true },
  'GET /card-holder/:userId/statement': ofHolder,
  'GET /card-holder/:userId/obligations': ofHolder,
  'POST /card-holder/:userId/ceiling/otp-start': {
    ...ofHolder,
    body: () => ({ ceiling: 1_000 }),
  },
  'PUT /card-holder/:userId/ceiling': { ...ofHolder, body: () => ({ ceiling: 1_000 }) },
  'POST /assign-card-holder': {
    body: ({ ids }) => ({ userId: ids.holder, addressId: ids.address }),
    foreign: 404,
  },
  'POST /disable-card/otp-start': { body: ({ holder }) => ({ phone: holder.phone }), foreign: 404 },
  'POST /disable-card': {
    body: ({ holder }) => ({ phone: holder.phone, otpSecret }),
    foreign: 404,
  },
  'POST /orders/otp-start': { body: batch, foreign: 404 },
  'POST /orders/sign': { body: batch, foreign: 404, idle: 200 },
  'GET /week': {},
  'GET /waiting': { isForAll: true },
  'GET /door/:reference': { isForAll: true },
  'GET /orders/distributors': {},
  'GET /orders/panel': {},
  'GET /orders/export': {},
  'GET /orders/:pageSize/:pageNumber': {},
  'GET /orders/:id': ofOrder,
  'GET /orders/:id/evidence': ofOrder,
  'GET /orders/:id/approbation': ofOrder,
  'POST /orders/:id/otp-start': coded(ofOrder),
  'POST /orders/:id/sign': coded(ofOrder),
  'POST /orders/:id/reject': coded(ofOrder),
  'POST /orders/:id/token-start': coded(ofOrder),
  'POST /orders/:id/nudge': { ...ofOrder, isForMembers: true },
  'POST /orders/:id/pay-otp-start': coded(ofOrder),
  'POST /orders/:id/pay': coded(ofOrder),
  'GET /transactions/:pageSize/:pageNumber': {},
  'GET /transactions/:id': { params: ({ ids }) => ({ id: ids.payment }), foreign: 404 },
  'POST /api/user/ceo-token': { body: () => ({}) },
}
