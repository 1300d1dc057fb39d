import app from '@adonisjs/core/services/app'
import { usernameOf } from '#app/platform/values/username'
import { refuseAmount } from './actions/allocate_credit.js'
import { onApproved } from './approval_rules.js'
import { lockAllocatable } from './steps/lock_allocatable.js'
import { lockChangeable, refuseLimit, refuseRaise } from './steps/lock_changeable.js'
import OpenLine from './steps/open_line.js'
import SetLimit from './steps/set_limit.js'

onApproved('ALLOCATE_CREDIT', {
  askedWith: 'credit.allocate',
  async carryOut({ file, payload: { amount }, requestedBy }, actor, trx) {
    const allocatable = await lockAllocatable(file, trx)
    refuseAmount(amount, allocatable)
    const openLine = await app.container.make(OpenLine)
    const asker = await usernameOf(requestedBy, trx)
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
    const asker = await usernameOf(requestedBy, trx)
    await setLimit.execute({ actor, line, limit, reason, requestedBy: asker }, trx)
  },
})
