import { maskedIban } from '#contracts/withdrawals'
import { notify, notifyPhone } from '#app/people/notifications/notify'
import { on } from '#app/platform/events/outbox'
import { grouped } from '#app/platform/values/money'
import './events.js'
import { returnedBecause } from './i18n/fa.js'
import { companyNameOf } from './queries/confirmers.js'

on('WithdrawalRequested', async ({ withdrawalId, owner, amount, iban, confirmers }, then, trx) => {
  const params = { amount: grouped(amount), iban: maskedIban(iban) }
  const key = `withdrawal-requested:${withdrawalId}`
  await notify(owner, { key, template: 'withdrawal-requested', params }, then, trx)
  if (confirmers.length === 0) return
  const waits = { amount: grouped(amount), company: await companyNameOf(owner, trx) }
  for (const phone of confirmers) {
    const message = {
      key: `withdrawal-waits:${withdrawalId}`,
      template: 'withdrawal-waits',
    } as const
    await notifyPhone(phone, { ...message, params: waits }, then)
  }
})

on('WithdrawalApproved', async ({ withdrawalId, owner, amount }, then, trx) => {
  const key = `withdrawal-approved:${withdrawalId}`
  const params = { amount: grouped(amount) }
  await notify(owner, { key, template: 'withdrawal-approved', params }, then, trx)
})

on('WithdrawalPaid', async (event, then, trx) => {
  const { withdrawalId, owner, amount, iban, trackingNumber, decisionId } = event
  const template = decisionId ? 'withdrawal-paid-after-all' : 'withdrawal-paid'
  const key = `${template}:${decisionId ?? withdrawalId}`
  const tracking = trackingNumber ?? '-'
  const params = { amount: grouped(amount), iban: maskedIban(iban), tracking }
  await notify(owner, { key, template, params }, then, trx)
})

on('WithdrawalReturned', async (event, then, trx) => {
  const { withdrawalId, owner, amount, by, wasPaid, reason, decisionId } = event
  const failed = wasPaid ? 'withdrawal-came-back' : 'withdrawal-failed'
  const template = by === 'BANK' ? failed : 'withdrawal-refused'
  const key = `${template}:${decisionId ?? withdrawalId}`
  const params = { amount: grouped(amount), reason: reason || returnedBecause }
  await notify(owner, { key, template, params }, then, trx)
})

on('WithdrawalDoubted', async ({ withdrawalId, owner, amount, since, confirmers }, then, trx) => {
  const key = `withdrawal-doubted:${withdrawalId}:${since}`
  const params = { amount: grouped(amount) }
  const message = { key, template: 'withdrawal-doubted', params } as const
  await notify(owner, message, then, trx, { others: confirmers })
  if (confirmers.length === 0) return
  const company = await companyNameOf(owner, trx)
  for (const phone of confirmers) {
    const told = { key, template: 'withdrawal-doubted-of-company' } as const
    await notifyPhone(phone, { ...told, params: { ...params, company } }, then)
  }
})

on('WithdrawalClearedUp', async ({ owner, amount, decisionId }, then, trx) => {
  const key = `withdrawal-cleared-up:${decisionId}`
  const params = { amount: grouped(amount) }
  await notify(owner, { key, template: 'withdrawal-cleared-up', params }, then, trx)
})
