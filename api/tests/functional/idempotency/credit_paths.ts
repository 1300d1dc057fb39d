import db from '@adonisjs/lucid/services/db'
import { aShopWithCredit } from '#factories/shop'
import { staffToken } from '#tests/support/identity'
import { anOldDebt } from '#tests/support/write_offs'
import type { MoneyPath } from './money_path.js'

const audited = (command: string, subjectId: string) => async (): Promise<number> =>
  (await db.from('audit_lines').where({ command, subject_id: subjectId }).count('* as count'))[0]
    .count

const pathOf = (
  name: string,
  of: () => Promise<{ body: object; command: string; subjectId: string }>
): MoneyPath => ({
  route: `/api/admin/credit/${name}`,
  writes: 'audit_lines',
  async prepare() {
    const { body, command, subjectId } = await of()
    return {
      path: `/api/admin/credit/${name}`,
      body,
      token: await staffToken('super'),
      strangerToken: await staffToken('super'),
      effects: audited(command, subjectId),
    }
  },
})

export const creditPaths: MoneyPath[] = [
  pathOf('change-limit', async () => {
    const { lineId } = await aShopWithCredit(100_000_000)
    const body = { creditLineId: lineId, limit: 60_000_000, reason: 'درخواست مشتری' }
    return { body, command: 'credit.change-limit', subjectId: lineId }
  }),
  pathOf('write-off', async () => {
    const { shop } = await anOldDebt(5_000_000)
    const body = { creditLineId: shop.lineId, reason: 'وصول‌نشدنی' }
    return { body, command: 'credit.request-write-off', subjectId: shop.registrationId }
  }),
]
