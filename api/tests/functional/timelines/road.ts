import assert from 'node:assert/strict'
import db from '@adonisjs/lucid/services/db'
import { settle } from '#app/platform/jobs/main'
import type { ShippedRole } from '#contracts/identity'
import { aShopThatPaid, aShopWithCredit } from '#factories/shop'
import { anInvoice } from '#factories/invoice'
import { aSupplier } from '#factories/distributor'
import { anEnabledBank, inDoubtAt } from '#tests/support/doubt'
import { post, put, type Answer } from '#tests/support/http'
import { aSignedInStaff } from '#tests/support/identity'
import { change, confirm, freeze, payWithCode, unfreeze } from '#tests/support/orders'
import { aRegisteredShop, decide, filePath } from '#tests/support/registration'
import {
  approveRetry,
  aMatureInvoice,
  failAtBank,
  payoutTo,
  preview,
  report,
  runCommand,
  sentAgain,
} from '#tests/support/settlement'

/** Staff with a person's name, which is another than the one they sign in with. */
export const named = async (
  role: ShippedRole,
  name: string,
  of: { distributorId?: string } = {}
) => {
  const staff = await aSignedInStaff(role, of)
  await db.from('staff_users').where({ id: staff.id }).update({ full_name: name })
  return staff
}

const done = (answer: Answer): Answer => {
  assert.ok(answer.status < 300, JSON.stringify(answer.body))
  return answer
}

const reason = 'به خواست مشتری'

/** A file that is claimed, refused, sent again, approved and scored by people with names. */
export const aReviewedFile = async () => {
  const shop = await aRegisteredShop()
  await settle()
  const reviewer = await named('kyc', 'سارا بازبین')
  const command = (name: string, body: object = {}) =>
    decide(shop.registrationId, name, reviewer.token, body).then(done)
  await command('claim')
  await command('identity/approve')
  await command('release')
  await command('claim')
  await command('shop/reject', { rejectionReason: 'نشانی خوانا نیست' })
  await command('shop/reopen', { reason: 'اشتباه شد' })
  await command('shop/approve')
  await command('docs/approve')
  const officer = await named('credit', 'امید اعتباری')
  done(
    await post(filePath(shop.registrationId, 'score'), { accepted: true }, { token: officer.token })
  )
  return shop
}

/** A credit above the limit of one person, asked for by one and given by another. */
export const aBigLine = async () => {
  const amount = 6_000_000_000
  const shop = await aShopThatPaid(amount)
  const [asker, approver] = [
    await named('credit', 'امید اعتباری'),
    await named('approver', 'لیلا تأیید'),
  ]
  const body = { registrationId: shop.registrationId, amount }
  const asked = done(await post('/api/admin/credit/allocate', body, { token: asker.token }))
  const { approvalId } = asked.body
  done(await post(`/api/admin/approvals/${approvalId}/approve`, {}, { token: approver.token }))
  const line = await db.from('credit_lines').where({ owner_id: shop.userId }).firstOrFail()
  const told = { creditLineId: line.id, reason }
  for (const [command, { token }] of [
    ['suspend', asker],
    ['unsuspend', asker],
    ['unsuspend', await named('credit', 'مینا اعتباری')],
  ] as const) {
    done(await post(`/api/admin/credit/${command}`, told, { token }))
  }
  return { shop, approvalId: approvalId as string, lineId: line.id as string }
}

/** An invoice from sale to payment, changed and stopped on the way, of a supplier who confirms. */
export const anInvoiceWithAPast = async () => {
  const supplier = await aSupplier({ requiresConfirmation: true, name: 'پخش البرز' })
  const shop = await aShopWithCredit(50_000_000)
  const invoice = await anInvoice({ shop, amount: 9_000_000, supplier })
  done(await change(invoice, 8_000_000))
  done(await freeze(invoice))
  done(await unfreeze(invoice))
  done(await payWithCode(shop, invoice.id))
  done(await confirm(invoice))
  return { invoice, supplier, shop }
}

/** Where a failed transfer goes, when it is sent again. */
export const movedIban = 'IR110120000000005500000002'

/** A run whose transfer failed at the bank, was sent again and arrived. */
export const aRunWithAPast = async () => {
  const supplier = await aSupplier()
  const invoice = await aMatureInvoice(4_000_000, supplier)
  const [maker, checker] = [
    await named('finance', 'مینا مالی'),
    await named('finance', 'نیما مالی'),
  ]
  const run = done(await preview(maker.token)).body
  done(await runCommand(run.id, 'approve', checker.token))
  const payout = await payoutTo(run, supplier)
  done(await failAtBank(run.id, payout as never, maker.token))
  await db.from('distributors').where({ id: supplier.id }).update({ iban: movedIban })
  done(await runCommand(run.id, 'retry', maker.token))
  done(await approveRetry(run.id, checker.token))
  // The run takes whatever is mature; it ends when the bank has answered all of it.
  const transfers = await db.from('payouts').where({ run_id: run.id })
  const attempts = await Promise.all(transfers.map(sentAgain))
  const lines = attempts.flatMap(
    (transfer) => report(transfer, 'PAID', { trackingNumber: '140309010007' }).lines
  )
  const paid = { lines }
  done(await runCommand(run.id, 'result', maker.token, paid))
  return { run, supplier, invoice, payout }
}

/** A branch of a distributor that was opened and renamed. */
export const aMovedBranch = async (distributorId: string): Promise<string> => {
  const { token } = await named('super', 'سینا سرپرست')
  const branch = { distributorId, name: 'شعبه غرب', provinceId: null, cityId: null }
  const { id } = done(await post('/api/admin/branches', branch, { token })).body
  const changed = { ...branch, name: 'شعبه شرق', active: true }
  done(await put(`/api/admin/branches/${id}`, changed, { token }))
  return id
}

/** A payment of which the bank said nothing, settled by two people. */
export const aDoubtfulPayment = async () => {
  const { bank, stop } = await anEnabledBank('SAMAN')
  try {
    const { id } = await inDoubtAt(bank)
    const [asker, second] = [
      await named('finance', 'مینا مالی'),
      await named('finance', 'نیما مالی'),
    ]
    const wanted = { bankReference: `stmt-${process.hrtime.bigint()}`, reason }
    const asked = done(await post(`/api/admin/payments/${id}/settle`, wanted, asker))
    const path = `/api/admin/payments/${id}/decisions/${asked.body.id}/approve`
    done(await post(path, {}, second))
    return id
  } finally {
    await stop()
  }
}

/** A distributor whose account two people changed, and a branch of it. */
export const aChangedDistributor = async () => {
  const { id } = await aSupplier()
  const [asker, second] = [
    await named('finance', 'مینا مالی'),
    await named('approver', 'لیلا تأیید'),
  ]
  const iban = 'IR110120000000005500000002'
  const wanted = { iban, reason: 'حساب تازه' }
  const asked = done(
    await post(`/api/admin/distributors/${id}/requests`, wanted, { token: asker.token })
  )
  const requestId = asked.body.id
  done(await post(`/api/admin/change-requests/${requestId}/approve`, {}, second))
  const manager = await named('super', 'رضا مدیر')
  const contact = {
    category: 'نوشیدنی',
    phone: null,
    officeAddresses: ['تهران'],
    priority: 7,
    active: true,
  }
  done(await put(`/api/admin/distributors/${id}`, contact, manager))
  return { id, requestId: requestId as string }
}
