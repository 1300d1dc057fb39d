import app from '@adonisjs/core/services/app'
import { prepared, type Trx } from '#app/shared/database'
import { refuseAmount } from './actions/allocate_credit.js'
import { onApproved } from './approval_rules.js'
import { lockAllocatable } from './steps/lock_allocatable.js'
import { lockChangeable, refuseLimit, refuseRaise } from './steps/lock_changeable.js'
import OpenLine from './steps/open_line.js'
import SetLimit from './steps/set_limit.js'

/** The user name of whoever asked, as the trail names people. */
const askerOf = async (id: string, trx: Trx): Promise<string> => {
  const sql = 'select username from staff_users where id = ?'
  const [{ username }] = await prepared<{ username: string }>('asker_of_credit', sql, [id], trx)
  return username
}

onApproved('ALLOCATE_CREDIT', {
  askedWith: 'credit.allocate',
  async carryOut({ file, payload: { amount }, requestedBy }, actor, trx) {
    const allocatable = await lockAllocatable(file, trx)
    refuseAmount(amount, allocatable)
    const openLine = await app.container.make(OpenLine)
    const asker = await askerOf(requestedBy, trx)
    await openLine.execute({ actor, allocatable, amount, requestedBy: asker }, trx)
  },
})

onApproved('CHANGE_LIMIT', {
  askedWith: 'credit.change-limit',
  async carryOut({ file, payload: { amount: limit, reason = '' }, requestedBy }, actor, trx) {
    const line = await lockChangeable({ file }, trx)
    refuseLimit(limit, line)
    await refuseRaise(limit, line, trx)
    const setLimit = await app.container.make(SetLimit)
    const asker = await askerOf(requestedBy, trx)
    await setLimit.execute({ actor, line, limit, reason, requestedBy: asker }, trx)
  },
})
