import db from '@adonisjs/lucid/services/db'
import { staffToken } from '#tests/support/identity'
import { aLateFee, aLateFeeRequest } from '#tests/support/late_fees'
import type { Call, MoneyPath } from './money_path.js'

/** The call of a member of staff, and how often its late fee was forgiven. */
const byOfficers = async (path: string, body: object, lateFeeId: string): Promise<Call> => ({
  path,
  body,
  token: await staffToken('super'),
  strangerToken: await staffToken('super'),
  effects: async () =>
    (
      await db
        .from('ledger.entries')
        .where({ kind: 'LATE_FEE_FORGIVEN', source_id: lateFeeId })
        .count('* as count')
    )[0].count,
})

const forgiving = '/api/admin/credit/forgive-late-fee'

export const lateFeePaths: MoneyPath[] = [
  {
    route: forgiving,
    writes: 'late_fees',
    async prepare() {
      const { lateFeeId } = await aLateFee()
      const body = { lateFeeId, amount: 1_000, reason: 'اشتباه بانک' }
      const call = await byOfficers(forgiving, body, lateFeeId)
      // Two people may forgive the same amount twice: the stranger is one who may not.
      return { ...call, strangerToken: await staffToken('auditor') }
    },
  },
  {
    route: '/api/admin/change-requests/:id/approve',
    writes: 'late_fees',
    async prepare() {
      const { lateFeeId, requestId } = await aLateFeeRequest()
      return byOfficers(`/api/admin/change-requests/${requestId}/approve`, {}, lateFeeId)
    },
  },
  {
    route: '/api/admin/change-requests/bulk/approve',
    writes: 'late_fees',
    async prepare() {
      const { lateFeeId, requestId } = await aLateFeeRequest()
      const body = { ids: [requestId] }
      return byOfficers('/api/admin/change-requests/bulk/approve', body, lateFeeId)
    },
  },
]
