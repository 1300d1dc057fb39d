import db from '@adonisjs/lucid/services/db'
import { aCompanyWithCredit } from '#tests/support/company_credit'
import { aCompanyInvoice, askToPay, orderPath, sign } from '#tests/support/company_orders'
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
]
