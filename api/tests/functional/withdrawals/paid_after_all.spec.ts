import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { reconcile } from '#app/money/ledger/queries/reconcile'
import { grouped as inPersian } from '#app/platform/values/money'
import {
  aDoubtedWithdrawal,
  answered,
  askCorrection,
  aSentWithdrawal,
  correct,
  decideCorrection,
  payoutOf,
} from '#tests/support/bank_doubt'
import { aShopWithCredit } from '#factories/shop'
import { fillWallet } from '#factories/wallet'
import { asOwner } from '#factories/as_owner'
import { anInvoice } from '#factories/invoice'
import { cashOf, expectLedgerInBalance, failedChecks } from '#tests/support/credit'
import { cleanDatabase } from '#tests/support/database'
import { get } from '#tests/support/http'
import { enterCode, paymentCodeFor } from '#tests/support/orders'
import { waitForLocks } from '#tests/support/races'
import { aFinanceTeam, type FinanceTeam } from '#tests/support/settlement'
import { aWithdrawal, cancel, listOf, rowOf, toldOf, wayOut } from '#tests/support/withdrawals'

const failing = async () =>
  (await reconcile()).checks.filter(({ ok }) => !ok).map(({ name }) => name)
const openAlarms = async (id: string) =>
  (await db
    .from('payout_alarms')
    .join('payouts', 'payouts.id', 'payout_alarms.payout_id')
    .where('payouts.withdrawal_id', id)
    .whereNull('resolved_at')
    .select('payout_alarms.kind')) as { kind: string }[]
const entriesOf = async (id: string) =>
  (
    await db
      .from('ledger.entries')
      .where({ source_id: id })
      .orWhere({ source_id: (await payoutOf(id)).id })
      .orderBy('booked_at')
      .orderBy('id')
  ).map(({ kind }) => kind)

test.group('A withdrawal that was paid after all', (group) => {
  let team: FinanceTeam
  group.each.setup(async () => {
    await cleanDatabase()
    team = await aFinanceTeam()
  })
  group.teardown(cleanDatabase)

  test('leaves the wallet again, once, as two people say, and its owner is told', async ({
    assert,
  }) => {
    const sent = await aDoubtedWithdrawal(team)
    const { shop, id } = sent
    assert.equal(await cashOf(shop), 5_000_000)
    const asked = await askCorrection(sent, team.maker, 'PAID')
    assert.equal(asked.status, 201, JSON.stringify(asked.body))
    assert.equal((await decideCorrection(asked.body.id, team.maker)).status, 422)
    assert.equal(await cashOf(shop), 5_000_000)
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => decideCorrection(asked.body.id, team.checker))
    )
    assert.lengthOf(
      answers.filter(({ status }) => status === 200),
      1
    )

    assert.equal(await cashOf(shop), 3_000_000)
    assert.deepEqual(await openAlarms(id), [])
    assert.containSubset(await payoutOf(id), { status: 'PAID', tracking_number: 'T501' })
    assert.containSubset((await listOf(shop)).items[0], {
      status: 'PAID',
      trackingNumber: 'T501',
      reason: null,
    })
    const [message, ...others] = await toldOf(shop.phone, 'withdrawal-paid-after-all')
    assert.lengthOf(others, 0)
    assert.include(message, '۲٬۰۰۰٬۰۰۰')
    assert.include(message, 'T۵۰۱')
    assert.equal((await wayOut(shop)).body.amount, 3_000_000)

    const path = '/api/transaction/10/0?transactionSourceType=WITHDRAWAL'
    const { reference_code: referenceCode } = await rowOf(id)
    assert.containSubset((await get(path, { token: shop.token })).body.items, [
      { type: 'WITHDRAW', amount: 2_000_000, referenceCode },
      { type: 'DEPOSIT', amount: 2_000_000, referenceCode },
      { type: 'WITHDRAW', amount: 2_000_000, referenceCode },
    ])
    const { body: history } = await get(`/api/admin/withdrawals/${id}/history`, {
      token: team.maker,
    })
    const happened = history.entries.map(({ what }: { what: string }) => what)
    assert.includeMembers(happened, ['ناموفق شدن واریز برداشت', 'واریز برداشت پس از ناموفق شدن'])
    assert.deepEqual(await failing(), [])
    await expectLedgerInBalance()
  })

  test('is refused while the wallet holds too little, and says how much is missing', async ({
    assert,
  }) => {
    const sent = await aSentWithdrawal(team)
    const { shop, id } = sent
    await answered(sent, team.maker, 'FAILED')
    const spent = await aWithdrawal(shop, 4_000_000)
    await answered(sent, team.maker, { paid: 'T501' })
    const refused = await askCorrection(sent, team.maker, 'PAID')
    assert.equal(refused.status, 422)
    assert.include(refused.body.message, '۱٬۰۰۰٬۰۰۰ ریال کم')
    assert.deepEqual(await openAlarms(id), [{ kind: 'PAID_AFTER_FAILED' }])
    assert.equal((await wayOut(shop)).body.amount, 0)
    assert.equal((await rowOf(id)).status, 'FAILED')

    assert.equal((await cancel(shop, spent)).status, 200)
    assert.equal((await correct(sent, team, 'PAID')).status, 200)
    assert.equal(await cashOf(shop), 3_000_000)
    await expectLedgerInBalance()
  })

  for (const isFirst of [true, false]) {
    const order = isFirst ? 'before' : 'after'
    test(`approved ${order} a payment that needs the same money: one of the two finds too little`, async ({
      assert,
    }) => {
      const shop = await aShopWithCredit(100_000_000)
      await fillWallet(shop, 12_000_000)
      const sent = await aDoubtedWithdrawal(team, shop)
      const cash = await cashOf(shop)
      const invoice = await anInvoice({ shop, amount: cash - 1_500_000 })
      const otpSecret = await paymentCodeFor(shop, invoice.id, 'WALLET')
      const asked = await askCorrection(sent, team.maker, 'PAID')
      const approve = () => decideCorrection(asked.body.id, team.checker)
      const pay = () => enterCode(shop, invoice.id, otpSecret)
      const [first, second] = isFirst ? [approve, pay] : [pay, approve]
      // Both have read what the wallet holds before either has booked.
      const running = await asOwner(async (trx) => {
        await trx.from('ledger.accounts').where('id', shop.walletId).forUpdate().select('id')
        const leading = first()
        await waitForLocks(1)
        const following = second()
        await waitForLocks(2)
        return [leading, following]
      })
      const [booked, refused] = await Promise.all(running)
      assert.equal(booked.status, 200, JSON.stringify(booked.body))
      assert.equal((await rowOf(sent.id)).status, isFirst ? 'PAID' : 'FAILED')
      assert.lengthOf(await openAlarms(sent.id), isFirst ? 0 : 1)
      const left = await cashOf(shop)
      if (isFirst) assert.equal(left, cash - 2_000_000)
      else assert.include(refused.body.message, `${inPersian(2_000_000 - left)} ریال کم`)
      assert.notEqual(refused.status, 200)
      await expectLedgerInBalance()
    })
  }

  test('comes back, is paid and comes back again: each time is booked', async ({ assert }) => {
    const sent = await aDoubtedWithdrawal(team)
    const { shop, id } = sent
    assert.equal((await correct(sent, team, 'PAID')).status, 200)
    await answered(sent, team.maker, { failed: 'برگشت خورد' })
    assert.equal((await correct(sent, team, 'RETURNED')).status, 200)
    assert.equal(await cashOf(shop), 5_000_000)
    assert.deepEqual(await failing(), [])

    const again = await answered(sent, team.maker, { paid: 'T502' })
    assert.equal(again.body.answers[0].answer, 'CONTRADICTS')
    assert.equal((await rowOf(id)).status, 'FAILED')
    assert.equal((await correct(sent, team, 'PAID')).status, 200)
    assert.equal(await cashOf(shop), 3_000_000)
    assert.containSubset(await payoutOf(id), { status: 'PAID', tracking_number: 'T502' })
    assert.deepEqual(await failing(), [])
    assert.equal((await correct(sent, team, 'RETURNED')).status, 200)
    assert.equal(await cashOf(shop), 5_000_000)
    assert.deepEqual(await entriesOf(id), [
      'WITHDRAWAL_HELD',
      'WITHDRAWAL_RETURNED',
      'WITHDRAWAL_REINSTATED',
      'WITHDRAWAL_PAID',
      'PAYOUT_RETURNED',
      'WITHDRAWAL_RETURNED',
      'WITHDRAWAL_REINSTATED',
      'WITHDRAWAL_PAID',
      'PAYOUT_RETURNED',
      'WITHDRAWAL_RETURNED',
    ])
    assert.lengthOf(await toldOf(shop.phone, 'withdrawal-came-back'), 2)
    assert.lengthOf(await toldOf(shop.phone, 'withdrawal-paid-after-all'), 2)
    assert.deepEqual(await failing(), [])
    await expectLedgerInBalance()
  })
})

test.group('What the bank paid and the books do not have', (group) => {
  let team: FinanceTeam
  group.each.setup(async () => {
    await cleanDatabase()
    team = await aFinanceTeam()
  })
  group.teardown(cleanDatabase)

  const named = async () => {
    const { checks } = await reconcile()
    return checks.find(({ name }) => name === 'bank-answers-agree')!.differences
  }

  test('stays named after two people let it stand, until it is booked', async ({ assert }) => {
    const sent = await aDoubtedWithdrawal(team)
    assert.equal((await correct(sent, team, 'KEEP')).status, 200)
    assert.deepEqual(await openAlarms(sent.id), [])
    assert.containSubset(await named(), [
      {
        paymentId: (await payoutOf(sent.id)).reference,
        answered: 'PAID',
        stands: 'FAILED',
        amount: 2_000_000,
        trackingNumber: 'T501',
      },
    ])
    assert.equal((await correct(sent, team, 'KEEP')).status, 409, 'says nothing new')
    assert.equal((await correct(sent, team, 'PAID')).status, 200)
    assert.equal(await cashOf(sent.shop), 3_000_000)
    assert.containSubset(await payoutOf(sent.id), { tracking_number: 'T501' })
    assert.deepEqual(await failing(), [])
  })

  test('or until two people say under which of the bank’s papers it came to nothing', async ({
    assert,
  }) => {
    const sent = await aDoubtedWithdrawal(team)
    assert.equal((await correct(sent, team, 'KEEP')).status, 200)
    assert.deepEqual(await failing(), ['bank-answers-agree'])
    assert.equal((await correct(sent, team, 'KEEP', 'نامه ۱۴۰۵/۱۲')).status, 200)
    assert.deepEqual(await failing(), [])
    assert.equal(await cashOf(sent.shop), 5_000_000)
    assert.equal((await correct(sent, team, 'PAID')).status, 409)

    const other = await aDoubtedWithdrawal(team)
    assert.equal((await correct(other, team, 'KEEP', 'R-88')).status, 200)
    assert.deepEqual(await failedChecks(), [])
    assert.deepEqual(await failing(), [])
  })
})
