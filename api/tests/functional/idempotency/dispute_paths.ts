import db from '@adonisjs/lucid/services/db'
import { aShop } from '#factories/shop'
import { aSupplier } from '#factories/distributor'
import { aDispute, aPaidInvoice, missing, receiptPath } from '#tests/support/disputes'
import { staffToken } from '#tests/support/identity'
import type { Call, MoneyPath } from './money_path.js'

const countOf = async (table: string, where: object): Promise<number> =>
  (await db.from(table).where(where).count('* as count'))[0].count

type Door = 'admin' | 'distributor' | 'external/supplier'
type Answer = 'accept' | 'refuse'

/** Who answers at a door, and a stranger to whose key nothing is told. */
const tokensAt = async (
  door: Door,
  { id: distributorId, token }: { id: string; token: string }
): Promise<Pick<Call, 'token' | 'strangerToken'>> => {
  if (door === 'external/supplier') return { token, strangerToken: (await aSupplier()).token }
  const user = () =>
    door === 'admin' ? staffToken('super') : staffToken('distributor', { distributorId })
  return { token: await user(), strangerToken: await user() }
}

/** An answer to a dispute, by the supplier's program, in its panel or, once it is late, by the bank's staff. */
const answer = (door: Door, name: Answer): MoneyPath => ({
  route: `/api/${door}/disputes/:id/${name}`,
  writes: 'disputes',
  async prepare() {
    const { id, invoice } = await aDispute()
    if (door === 'admin') await db.from('disputes').where({ id }).update({ status: 'ESCALATED' })
    return {
      ...(await tokensAt(door, invoice.supplier)),
      path: `/api/${door}/disputes/${id}/${name}`,
      body: { note: 'بررسی شد' },
      effects: () => countOf('audit_lines', { command: `disputes.${name}`, subject_id: id }),
    }
  },
})

export const disputePaths: MoneyPath[] = [
  ...(['admin', 'distributor', 'external/supplier'] as const).flatMap((door) =>
    (['accept', 'refuse'] as const).map((name) => answer(door, name))
  ),
  {
    route: '/api/order/:id/receipt',
    writes: 'disputes',
    async prepare() {
      const { id, shop } = await aPaidInvoice()
      return {
        token: shop.token,
        strangerToken: (await aShop()).token,
        path: receiptPath(id),
        body: { items: [missing(3)], note: 'نرسید' },
        effects: () => countOf('disputes', { order_id: id }),
      }
    },
  },
]
