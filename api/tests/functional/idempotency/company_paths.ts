import db from '@adonisjs/lucid/services/db'
import { aCompanyWithCredit } from '#tests/support/company_credit'
import { aCompanyInvoice, askToPay, orderPath, sign } from '#tests/support/company_orders'
import { anAddress } from '#tests/support/cards'
import { codeFor } from '#tests/support/identity'
import type { MoneyPath } from './money_path.js'

export const companyPaths: MoneyPath[] = [
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
