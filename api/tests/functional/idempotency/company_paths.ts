import db from '@adonisjs/lucid/services/db'
import { aCompanyWithCredit } from '#factories/company'
import { codeFor } from '#factories/messages'
import {
  aCompanyInvoice,
  askToPay,
  askToSignAll,
  orderPath,
  sign,
  signingCodeFor,
} from '#tests/support/company_orders'
import { aNamedHolder, uploadContract } from '#tests/support/card_holders'
import { anAddress } from '#tests/support/cards'
import { post } from '#tests/support/http'
import { ok } from '#tests/support/registration'
import type { MoneyPath } from './money_path.js'

const signaturesOf =
  ({ memberId }: { memberId: string }) =>
  async () =>
    (await db.from('signatures').where({ member_id: memberId })).length

/** A member's answer to an invoice: accepted, or refused with a reason. */
const answerTo = (call: 'sign' | 'reject', more: object = {}): MoneyPath => ({
  route: `/api/legal/company/orders/:id/${call}`,
  writes: 'signatures',
  async prepare() {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY', 'MANDATORY'] })
    const [member, colleague] = company.members
    const { id } = await aCompanyInvoice(company)
    return {
      path: orderPath(id, call),
      token: member.token,
      body: { otpSecret: await signingCodeFor(member, id), ...more },
      strangerToken: colleague.token,
      effects: signaturesOf(member),
    }
  },
})

/** The same to the contract of a card. */
const answerToContract = (call: 'sign' | 'reject', more: object = {}): MoneyPath => ({
  route: `/api/legal/company/card-holder/:userId/${call}`,
  writes: 'signatures',
  async prepare() {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY', 'MANDATORY'] })
    const [member, colleague] = company.members
    const { userId } = await aNamedHolder(company as never)
    ok(await uploadContract(company, userId))
    const path = `/api/legal/company/card-holder/${userId}`
    ok(await post(`${path}/otp-start`, {}, { token: member.token }))
    return {
      path: `${path}/${call}`,
      token: member.token,
      body: { otpSecret: await codeFor(member.phone), ...more },
      strangerToken: colleague.token,
      effects: signaturesOf(member),
    }
  },
})

const reason = 'قیمت درست نیست'

export const companyPaths: MoneyPath[] = [
  answerTo('sign'),
  answerTo('reject', { reason }),
  answerToContract('sign'),
  answerToContract('reject', { reason }),
  {
    route: '/api/legal/company/orders/sign',
    writes: 'signatures',
    async prepare() {
      const company = await aCompanyWithCredit({ levels: ['MANDATORY', 'MANDATORY'] })
      const [member, colleague] = company.members
      const invoice = await aCompanyInvoice(company)
      ok(await askToSignAll(member, [invoice]))
      return {
        path: '/api/legal/company/orders/sign',
        token: member.token,
        body: { orderIds: [invoice.id], otpSecret: await codeFor(member.phone) },
        strangerToken: colleague.token,
        effects: signaturesOf(member),
      }
    },
  },
  {
    route: '/api/legal/company/orders/:id/pay',
    writes: 'installments',
    async prepare() {
      const company = await aCompanyWithCredit({ levels: ['MANDATORY'] })
      const { id } = await aCompanyInvoice(company, { amount: 2_000_000 })
      await sign(company.members[0], id)
      await askToPay(company.ceo, id)
      return {
        path: orderPath(id, 'pay'),
        token: company.token,
        body: { otpSecret: await codeFor(company.ceo.phone) },
        strangerToken: company.members[0].token,
        effects: async () => (await db.from('installments').where({ order_id: id })).length,
      }
    },
  },
  {
    route: '/api/addresses',
    writes: 'addresses',
    async prepare() {
      const company = await aCompanyWithCredit()
      return {
        path: '/api/addresses',
        token: company.token,
        body: await anAddress({ relatedUserType: 'LEGAL' }),
        strangerToken: (await aCompanyWithCredit()).token,
        effects: async () => (await db.from('addresses').where({ owner_id: company.id })).length,
      }
    },
  },
]
