import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Obligations, Statement } from '@kasbeno/api/answers'
import { settingDefaults } from '#contracts/settings'
import { clock } from '#app/platform/time/clock'
import { addDays } from '#app/platform/time/jalali'
import { aCompanyHolder } from '#factories/card_holder'
import { aCompanyWithCredit, paysBy } from '#factories/company'
import { aDevice } from '#factories/device'
import { freshReference } from '#factories/fresh'
import { aCompanyInvoice, payAsCeo, sign } from '#tests/support/company_orders'
import { expectLedgerInBalance } from '#tests/support/credit'
import { cleanDatabase } from '#tests/support/database'
import { charge, takeBack } from '#tests/support/devices'
import { get } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { repayOldest } from '#tests/support/installments'
import { chargeFor, forgive, setLateFees } from '#tests/support/late_fees'
import { installmentOf, returnTo } from '#tests/support/orders'
import { ok } from '#tests/support/registration'
import { exported, sheetOf } from '#tests/support/resources'
import { dueDaysAgo, writeOff } from '#tests/support/write_offs'

const plan = 'kasbeno-fmcg-legal'
const million = 1_000_000
const accounts = ['wallet', 'line', 'lateFees'] as const
const holdersPath = '/api/legal/company/card-holder'
const random = (max: number) => 1 + Math.floor(Math.random() * max)
const { repaymentMinRials: repaymentMin } = settingDefaults
const repayment = (max: number) => repaymentMin + random(max - repaymentMin)

/** A company whose two holders and CEO have bought, returned, repaid, been late and been written off. */
const aBusyCompany = async () => {
  const company = await aCompanyWithCredit({ levels: ['MANDATORY'], cash: 40 * million })
  const { token } = company
  await paysBy(company)
  const holders = [await aCompanyHolder(company), await aCompanyHolder(company)]
  const [one, other] = holders
  const device = await aDevice()
  const pay = async (holder: (typeof holders)[0], amount: number, given: object = {}) => {
    const reference = freshReference()
    const { body } = ok(await charge(device, holder, amount, { reference, ...given }))
    const order = await db.from('orders').where('reference_number', body.referenceNumber).first()
    return { ...order, reference, amount, referenceNumber: body.referenceNumber as string }
  }
  const late = await pay(one, 3 * million + random(999))
  await pay(one, 2 * million)
  const shrinks = await pay(other, 5 * million)
  await pay(one, million, { paymentSource: 'WALLET' })
  const back = await pay(other, 4 * million)
  ok(await takeBack(device, back.reference, back.amount))
  const returned = { ...shrinks, supplier: device.supplier }
  ok(await returnTo(returned, 2 * million))
  const own = await aCompanyInvoice(company, { amount: 6 * million })
  ok(await sign(company.members[0], own.id))
  ok(await payAsCeo(company.ceo, own.id))
  const payer = { token, plan }
  const repaid = async (amount: number) => ok(await repayOldest(payer as never, { amount }))
  for (let round = 0; round < 3; round++) await repaid(repayment(700_000))

  // A day of late fees, part of which is forgiven and the rest repaid; then everything old is written off.
  const unset = await setLateFees()
  const { id: installmentId } = await installmentOf(late.id)
  await dueDaysAgo(installmentId, 40)
  for (const days of [3, 2, 1]) await chargeFor(addDays(clock.today(), -days))
  const fee = await db.from('late_fees').where({ installment_id: installmentId }).firstOrFail()
  const asked = { lateFeeId: fee.id, amount: 500, reason: 'بیماری' }
  ok(await forgive(await staffToken('credit'), asked))
  await unset()
  await repaid(repaymentMin)
  const line = await db.from('credit_lines').where('owner_id', company.id).firstOrFail()
  const open = await db
    .from('installments as i')
    .join('orders as o', 'o.id', 'i.order_id')
    .where('o.owner_id', company.id)
    .whereNot('i.status', 'CLEARED')
    .select('i.id', 'o.id as orderId')
  for (const { id, orderId } of open) if (orderId !== own.id) await dueDaysAgo(id, 500)
  await writeOff(line.id)
  for (let round = 0; round < 3; round++) await repaid(repayment(900_000))
  return { company, holders, one, other, own }
}

const read = async <T>(path: string, token: string): Promise<T> =>
  ok(await get(path, { token })).body as T

/** What the rows of invoices and debts say, without the ledger: of one holder's cards, or of no card at all. */
const keptOf = async (companyId: string, userId: string | null) => {
  const { rows } = await db.rawQuery(
    `with mine as (
       select o.id, payment.payment_source from orders o
         left join card_payments payment on payment.order_id = o.id
         left join cards card on card.id = payment.card_id
         left join card_holders holder on holder.id = card.holder_id
        where o.owner_id = ? and holder.user_id is not distinct from ?::uuid)
     select coalesce(sum(i.amount - i.paid_amount - i.reversed_amount)
                       filter (where i.write_off_id is null), 0)::bigint as line,
            coalesce(sum(i.amount - i.paid_amount - i.reversed_amount)
                       filter (where i.write_off_id is not null), 0)::bigint as "writtenOff",
            coalesce(sum(fee.charged - fee.paid - fee.forgiven), 0)::bigint as "lateFees",
            coalesce(sum(i.amount - i.paid_amount - i.reversed_amount), 0)::bigint as owed
       from mine join installments i on i.order_id = mine.id
       left join late_fees fee on fee.installment_id = i.id`,
    [companyId, userId]
  )
  return rows[0] as Record<'line' | 'lateFees' | 'writtenOff' | 'owed', number>
}

test.group('The statement of one card holder', (group) => {
  let world: Awaited<ReturnType<typeof aBusyCompany>>
  group.setup(async () => {
    await cleanDatabase()
    world = await aBusyCompany()
  })
  group.teardown(() => expectLedgerInBalance())

  test('holds what that card bought alone: holders and what no card bought make the company’s, to the rial', async ({
    assert,
  }) => {
    const { company, holders, own } = world
    const whole = await read<Statement>(`/api/statement/${plan}`, company.token)
    assert.isNull(whole.cardHolder)
    const parts = await Promise.all(
      holders.map(({ userId }) =>
        read<Statement>(`${holdersPath}/${userId}/statement`, company.token)
      )
    )
    for (const [at, { userId, phone }] of holders.entries()) {
      const part = parts[at]
      assert.containSubset(part.cardHolder, { userId, phone, name: 'مینا رستمی' })
      assert.equal(part.holder.name, company.name)
      const kept = await keptOf(company.id, userId)
      assert.equal(part.line.closing, kept.line)
      assert.equal(part.lateFees.closing, kept.lateFees)
      assert.equal(part.writtenOff.closing, kept.writtenOff)
      assert.isAbove(part.items.length, 3)
    }
    const ofNoCard = await keptOf(company.id, null)
    for (const account of ['line', 'lateFees', 'writtenOff'] as const) {
      const ofCards = parts.reduce((sum, part) => sum + part[account].closing, 0)
      assert.equal(whole[account].closing, ofCards + ofNoCard[account], account)
    }
    // Each movement of the company is shared out; what is left over is an invoice without a card, a charge or a fee.
    const cardOrders = new Set(
      parts.flatMap(({ items }) => items.flatMap(({ orderId }) => orderId ?? []))
    )
    assert.isFalse(cardOrders.has(own.id))
    for (const item of whole.items) {
      const shares = parts.map(({ items }) => items.find(({ id }) => id === item.id))
      for (const account of accounts) {
        const shared = shares.reduce((sum, share) => sum + (share?.[account] ?? 0), 0)
        const rest = item[account] - shared
        const isCards =
          (item.orderId !== null && cardOrders.has(item.orderId)) ||
          item.kind.startsWith('LATE_FEE') ||
          item.kind === 'WRITTEN_OFF'
        if (isCards) assert.equal(rest, 0, `${item.kind} ${account}`)
        // The share of an invoice without a card has the sign of the whole.
        assert.isAtLeast(rest * Math.sign(item[account]), 0, `${item.kind} ${account}`)
        assert.isAtMost(Math.abs(rest), Math.abs(item[account]))
      }
    }
    const kinds = new Set(parts.flatMap(({ items }) => items.map(({ kind }) => kind)))
    for (const kind of [
      ...['INVOICE_PAID_FROM_CREDIT', 'INVOICE_PAID_FROM_WALLET', 'INVOICE_REVERSED'],
      ...['INSTALLMENT_PAID', 'LATE_FEE_CHARGED', 'LATE_FEE_PAID', 'LATE_FEE_FORGIVEN'],
      'WRITTEN_OFF',
    ] as const)
      assert.isTrue(kinds.has(kind), kind)
    const elsewhere = whole.items.filter(({ id }) =>
      parts.every(({ items }) => items.every((item) => item.id !== id))
    )
    assert.includeMembers(
      elsewhere.map(({ kind }) => kind),
      ['GATEWAY_CAPTURED', 'PLATFORM_FEE_PAID', 'INVOICE_PAID_FROM_CREDIT']
    )
  })

  test('has its file, without a balance of the company’s wallet, and its timeline of what is owed and when', async ({
    assert,
  }) => {
    const { company, one, other } = world
    const path = `${holdersPath}/${one.userId}/statement`
    const { rows } = await sheetOf((await exported(`${path}?format=xlsx`, company.token)).bytes)
    const heads = rows[0].join()
    assert.include(heads, 'اعتبار مصرف‌شده')
    assert.notInclude(heads, 'مانده کیف پول')
    const { bytes } = await exported(`${path}?format=pdf`, company.token)
    assert.equal(bytes.subarray(0, 4).toString(), '%PDF')

    const whole = await read<Obligations>(`/api/obligations/${plan}`, company.token)
    const parts: Obligations[] = []
    for (const { userId } of [one, other]) {
      const part = await read<Obligations>(`${holdersPath}/${userId}/obligations`, company.token)
      const { owed, lateFees } = await keptOf(company.id, userId)
      assert.equal(part.totals.owedAmount, owed + lateFees)
      assert.equal(part.totals.amount, part.totals.owedAmount)
      for (const item of part.items) assert.deepInclude(whole.items, item)
      parts.push(part)
    }
    const ofNoCard = (await keptOf(company.id, null)).owed
    const ofCards = parts.reduce((sum, { totals }) => sum + totals.owedAmount, 0)
    assert.equal(whole.totals.owedAmount, ofCards + ofNoCard)
    assert.isAbove(parts[0].totals.pastDueAmount, 0)
  })

  test('is read by members, stays after its holder was removed, and is of nobody else', async ({
    assert,
  }) => {
    const { company, one, other } = world
    const [member] = company.members
    const rival = await aCompanyWithCredit({ levels: ['MANDATORY'] })
    const path = (userId: string, call: string) => `${holdersPath}/${userId}/${call}`
    for (const call of ['statement', 'obligations']) {
      const at = path(one.userId, call)
      const seen = await get(at, { token: member.token })
      assert.deepEqual(
        [seen.status, (await get(at, { token: rival.token })).status],
        [200, 404],
        call
      )
      assert.equal((await get(at, { token: one.token })).status, 422)
      assert.equal((await get(path(member.userId, call), company)).status, 404)
      assert.equal((await get(path('x', call), company)).status, 404)
    }
    assert.equal((await get(`${path(one.userId, 'statement')}?from=1`, company)).status, 422)
    const [before] = [await read<Statement>(path(other.userId, 'statement'), company.token)]
    await db.from('card_holders').where('id', other.holderId).update({ removed_at: new Date() })
    const after = await read<Statement>(path(other.userId, 'statement'), company.token)
    assert.deepEqual({ ...after, madeAt: null }, { ...before, madeAt: null } as never)
  })
})
