import type { TemplateName } from '#app/people/notifications/domain/templates'
import { notify } from '#app/people/notifications/notify'
import '#app/onboarding/registration/events'
import { on } from '#app/platform/events/outbox'
import { jalaliDate } from '#app/platform/time/jalali'
import { grouped } from '#app/platform/values/money'
import { toldOfLine } from './domain/told_of_line.js'
import { standingOfLine, standingOfOwner } from './queries/line_standing.js'
import { refundRefused } from './jobs/refund_refused.js'
import type { RefundReason } from './steps/refund_platform_fee.js'

on('CreditAllocated', async ({ lineId, owner, amount, expiresOn }, then, trx) => {
  await notify(
    owner,
    {
      key: `credit-allocated:${lineId}`,
      template: toldOfLine.allocated[await standingOfLine(lineId, trx)],
      params: { amount: grouped(amount), expiresOn: jalaliDate(expiresOn) },
    },
    then,
    trx
  )
})

on('CreditSuspended', async ({ lineId, owner, blockReason, at }, then, trx) => {
  const standing = await standingOfLine(lineId, trx)
  await notify(
    owner,
    {
      key: `credit-suspended:${lineId}:${blockReason}:${at}`,
      template:
        blockReason === 'ARREARS'
          ? toldOfLine.blockedForArrears[standing]
          : toldOfLine.blocked[standing],
      params: {},
    },
    then,
    trx
  )
})

on('CreditUnsuspended', async ({ lineId, owner, at }, then, trx) => {
  const standing = await standingOfLine(lineId, trx)
  await notify(
    owner,
    {
      key: `credit-unsuspended:${lineId}:${at}`,
      template: toldOfLine.unblocked[standing],
      params: {},
    },
    then,
    trx
  )
})

on('CreditLimitChanged', async ({ changeId, owner, limit }, then, trx) => {
  const key = `credit-limit-changed:${changeId}`
  const params = { limit: grouped(limit) }
  const template = toldOfLine.limitChanged[await standingOfOwner(owner, trx)]
  await notify(owner, { key, template, params }, then, trx)
})

on('CreditEnding', async ({ lineId, owner, expiresOn }, then, trx) => {
  const standing = await standingOfLine(lineId, trx)
  await notify(
    owner,
    {
      key: `credit-ending:${lineId}:${expiresOn}`,
      template: toldOfLine.endsSoon[standing],
      params: { expiresOn: jalaliDate(expiresOn) },
    },
    then,
    trx
  )
})

on('CreditExpired', async ({ lineId, owner, expiresOn }, then, trx) => {
  const standing = await standingOfLine(lineId, trx)
  await notify(
    owner,
    {
      key: `credit-expired:${lineId}:${expiresOn}`,
      template: toldOfLine.expired[standing],
      params: { expiresOn: jalaliDate(expiresOn) },
    },
    then,
    trx
  )
})

on('RenewalGranted', async ({ lineId, owner, creditYear }, then, trx) => {
  const key = `renewal-granted:${lineId}:${creditYear}`
  const template = toldOfLine.granted[await standingOfLine(lineId, trx)]
  await notify(owner, { key, template, params: {} }, then, trx)
})

on('CreditRenewed', async ({ lineId, owner, expiresOn }, then, trx) => {
  const key = `credit-renewed:${lineId}:${expiresOn}`
  const template = toldOfLine.renewed[await standingOfLine(lineId, trx)]
  const params = { expiresOn: jalaliDate(expiresOn) }
  await notify(owner, { key, template, params }, then, trx)
})

on('PlatformFeePaid', async ({ feeId, owner, amount, creditYear = 1 }, then, trx) => {
  await notify(
    owner,
    {
      key: `platform-fee-paid:${feeId}`,
      template: creditYear > 1 ? 'yearly-fee-paid' : 'platform-fee-paid',
      params: { amount: grouped(amount) },
    },
    then,
    trx
  )
})

const toldOfRefund = {
  NOT_ALLOCATED_IN_TIME: 'platform-fee-refunded',
  SCORE_REFUSED: 'platform-fee-refunded-refused',
  CANCELED: 'platform-fee-refunded-canceled',
  WRITTEN_OFF: 'platform-fee-refunded-closed',
} as const satisfies Record<RefundReason, TemplateName>

on('PlatformFeeRefunded', async ({ feeId, owner, amount, why, creditYear = 1 }, then, trx) => {
  const isYearly = creditYear > 1 && why === 'NOT_ALLOCATED_IN_TIME'
  await notify(
    owner,
    {
      key: `platform-fee-refunded:${feeId}`,
      template: isYearly ? 'yearly-fee-refunded' : toldOfRefund[why],
      params: { amount: grouped(amount) },
    },
    then,
    trx
  )
})

on('CreditRefused', ({ registrationId }, then) => then(refundRefused, { registrationId }))
