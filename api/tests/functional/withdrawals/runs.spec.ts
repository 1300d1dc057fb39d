import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { reconcile } from '#app/money/ledger/queries/reconcile'
import { aShop } from '#factories/shop'
import { asOwner } from '#factories/as_owner'
import { cashOf, expectLedgerInBalance } from '#tests/support/credit'
import { cleanDatabase } from '#tests/support/database'
import { call, get, post } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import {
  aFinanceTeam,
  preview,
  report,
  resultHeaders,
  runCommand,
  runPath,
  sendFile,
  workbookOf,
  type FinanceTeam,
} from '#tests/support/settlement'
import {
  approve,
  aWithdrawal,
  listOf,
  ownIban,
  refuse,
  rowOf,
  toldOf,
} from '#tests/support/withdrawals'

const kind = 'withdrawal'

/** A shop whose withdrawal was approved. */
const anApproved = async (team: FinanceTeam, amount = 2_000_000) => {
  const shop = await aShop({ cash: 5_000_000 })
  const id = await aWithdrawal(shop, amount)
  const { body } = await approve(team.maker, id)
  return { shop, id, amount, status: body.status }
}
const payoutOf = (id: string) => db.from('payouts').where({ withdrawal_id: id }).firstOrFail()
const send = async (team: FinanceTeam) => {
  const run = (await preview(team.maker, {}, kind)).body
  return { run, approved: await runCommand(run.id, 'approve', team.checker, {}, kind) }
}
const answerRow = async (runId: string, id: string, token: string, word: string, tracking = '') => {
  const { reference, net } = await payoutOf(id)
  const file = await workbookOf(resultHeaders, [
    reference,
    net,
    word,
    tracking,
    word === 'PAID' ? '' : 'شبا بسته است',
  ])
  return sendFile(runId, token, file, { kind })
}
const failing = async () =>
  (await reconcile()).checks.filter(({ ok }) => !ok).map(({ name }) => name)

test.group('Withdrawals go to the bank', (group) => {
  group.each.setup(cleanDatabase)
  group.teardown(cleanDatabase)

  test('with a run of their own, and are paid when the bank says so', async ({ assert }) => {
    const team = await aFinanceTeam()
    const { shop, id } = await anApproved(team)
    const { run, approved } = await send(team)
    assert.containsSubset(run, { kind: 'WITHDRAWAL', totals: { payouts: 1, net: 2_000_000 } })
    assert.containsSubset(run.payouts[0], {
      iban: ownIban,
      withdrawalId: id,
      distributorName: 'نرگس کسب‌وکار',
    })
    assert.equal(approved.body.status, 'APPROVED')
    assert.equal((await rowOf(id)).status, 'SENT')
    assert.equal((await refuse(team.maker, id)).status, 409)
    const file = await call('GET', `${runPath(run.id, kind)}/file`, { token: team.maker })
    assert.equal(file.status, 200)

    const { body } = await answerRow(run.id, id, team.maker, 'PAID', 'B-77')
    assert.equal(body.answers[0].answer, 'RECORDED')
    assert.equal(body.status, 'DONE')
    assert.containsSubset((await listOf(shop)).items[0], { status: 'PAID', trackingNumber: 'B-77' })
    assert.include((await toldOf(shop.phone, 'withdrawal-paid'))[0], 'B-۷۷')
    assert.equal(await cashOf(shop), 3_000_000)
    const { rows } = await db.rawQuery(
      `select account, sum(amount)::bigint as sum from ledger.postings
        where account in ('withdrawal-payable', 'bank-funding') group by 1 order by 1`
    )
    assert.deepEqual(rows, [
      { account: 'bank-funding', sum: -2_000_000 },
      { account: 'withdrawal-payable', sum: 0 },
    ])
    await expectLedgerInBalance()
  })

  test('and are back in the wallet when it could not, once', async ({ assert }) => {
    const team = await aFinanceTeam()
    const { shop, id } = await anApproved(team)
    const { run } = await send(team)
    const failed = await answerRow(run.id, id, team.maker, 'FAILED')
    assert.equal(failed.body.answers[0].answer, 'RECORDED')
    assert.equal(failed.body.status, 'DONE')
    const again = await answerRow(run.id, id, team.checker, 'FAILED')
    assert.equal(again.body.answers[0].answer, 'ALREADY_RECORDED')
    assert.equal(await cashOf(shop), 5_000_000)
    assert.containsSubset((await listOf(shop)).items[0], {
      status: 'FAILED',
      reason: 'شبا بسته است',
    })
    assert.lengthOf(await toldOf(shop.phone, 'withdrawal-failed'), 1)
    assert.equal((await runCommand(run.id, 'retry', team.maker, {}, kind)).status, 404)
    await expectLedgerInBalance()

    // Paid after all: the money is in the wallet, and somebody has to look.
    const paid = await answerRow(run.id, id, team.maker, 'PAID', 'B-78')
    assert.equal(paid.body.answers[0].answer, 'CONTRADICTS')
    assert.equal((await rowOf(id)).status, 'FAILED')
    assert.equal(await cashOf(shop), 5_000_000)
    assert.deepEqual(await failing(), ['bank-answers-agree'])
  })

  test('come back after they were paid, as two people say: once, and their owner is told', async ({
    assert,
  }) => {
    const team = await aFinanceTeam()
    const { shop, id } = await anApproved(team)
    const { run } = await send(team)
    await answerRow(run.id, id, team.maker, 'PAID', 'B-79')
    const payout = await payoutOf(id)
    const ask = (wanted: string) =>
      post(
        `/api/admin/payouts/${payout.id}/correct`,
        { kind: wanted, reason: 'حساب مقصد بسته بود' },
        { token: team.maker, key: true }
      )
    const decide = (requestId: string, token: string) =>
      post(`/api/admin/change-requests/${requestId}/approve`, {}, { token })
    const { status, body } = await ask('RETURNED')
    assert.equal(status, 201, JSON.stringify(body))
    assert.equal((await decide(body.id, team.maker)).status, 422)
    assert.equal(await cashOf(shop), 3_000_000)
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => decide(body.id, team.checker))
    )
    assert.equal(answers.filter((answer) => answer.status === 200).length, 1)

    assert.equal(await cashOf(shop), 5_000_000)
    assert.containsSubset((await listOf(shop)).items[0], {
      status: 'FAILED',
      reason: 'حساب مقصد بسته بود',
      trackingNumber: 'B-79',
    })
    const told = await toldOf(shop.phone, 'withdrawal-came-back')
    assert.lengthOf(told, 1)
    assert.include(told[0], 'حساب مقصد بسته بود')
    assert.lengthOf(await toldOf(shop.phone, 'withdrawal-failed'), 0)
    assert.equal((await get(runPath(run.id, kind), { token: team.maker })).body.status, 'DONE')
    const path = '/api/transaction/10/0?transactionSourceType=WITHDRAWAL'
    assert.containsSubset((await get(path, { token: shop.token })).body.items, [
      { type: 'DEPOSIT', amount: 2_000_000 },
      { type: 'WITHDRAW', amount: 2_000_000 },
    ])
    const { body: history } = await get(`/api/admin/withdrawals/${id}/history`, {
      token: team.maker,
    })
    const happened = history.entries.map(({ what }: { what: string }) => what)
    assert.includeMembers(happened, ['واریز برداشت', 'برگشتن پول برداشت پس از واریز'])
    assert.deepEqual(await failing(), [])
    await expectLedgerInBalance()

    // The row that was booked says nothing new, and what is in the wallet is not taken out of it.
    const late = await answerRow(run.id, id, team.maker, 'PAID', 'B-79')
    assert.equal(late.body.answers[0].answer, 'ALREADY_RECORDED')
    assert.equal((await ask('RETURNED')).status, 409)
    assert.equal((await ask('PAID')).status, 409)
  })

  test('a failure that was only typed in gives nothing back', async ({ assert }) => {
    const team = await aFinanceTeam()
    const { shop, id } = await anApproved(team)
    const { run } = await send(team)
    const payout = await payoutOf(id)
    const typed = await runCommand(
      run.id,
      'result',
      team.maker,
      report(payout as never, 'FAILED'),
      kind
    )
    assert.equal(typed.body.answers[0].answer, 'NEEDS_FILE')
    assert.equal((await rowOf(id)).status, 'SENT')
    assert.equal(await cashOf(shop), 3_000_000)
  })

  test('a result that is imported twice at once is booked once', async ({ assert }) => {
    const team = await aFinanceTeam()
    const [one, other] = [await anApproved(team), await anApproved(team)]
    const { run } = await send(team)
    await Promise.all([
      answerRow(run.id, one.id, team.maker, 'PAID', 'B-1'),
      answerRow(run.id, one.id, team.checker, 'PAID', 'B-1'),
      answerRow(run.id, other.id, team.maker, 'FAILED'),
      answerRow(run.id, other.id, team.checker, 'FAILED'),
    ])
    assert.equal(await cashOf(one.shop), 3_000_000)
    assert.equal(await cashOf(other.shop), 5_000_000)
    assert.equal((await get(runPath(run.id, kind), { token: team.maker })).body.status, 'DONE')
    await expectLedgerInBalance()
  })

  test('what was refused since the preview makes it stale; what is sent is in no other run', async ({
    assert,
  }) => {
    const team = await aFinanceTeam()
    const first = await anApproved(team)
    const run = (await preview(team.maker, {}, kind)).body
    await refuse(team.maker, first.id)
    assert.equal((await runCommand(run.id, 'approve', team.checker, {}, kind)).status, 409)

    const second = await anApproved(team)
    const [a, b] = [
      (await preview(team.maker, {}, kind)).body,
      (await preview(team.maker, {}, kind)).body,
    ]
    assert.equal((await runCommand(a.id, 'approve', team.maker, {}, kind)).status, 422)
    const answers = await Promise.all([
      runCommand(a.id, 'approve', team.checker, {}, kind),
      runCommand(b.id, 'approve', team.checker, {}, kind),
    ])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
    assert.equal((await rowOf(second.id)).status, 'SENT')
    const empty = (await preview(team.maker, {}, kind)).body
    assert.equal((await runCommand(empty.id, 'approve', team.checker, {}, kind)).status, 422)
    await expectLedgerInBalance()
  })

  test('an account on the blacklist is left out, with its reason', async ({ assert }) => {
    const team = await aFinanceTeam()
    const { id } = await anApproved(team)
    const credit = await staffToken('credit')
    await post(
      '/api/admin/blacklists',
      { kind: 'IBAN', value: ownIban, reason: 'آزمون' },
      { token: credit }
    )
    const run = (await preview(team.maker, {}, kind)).body
    assert.lengthOf(run.payouts, 0)
    assert.containsSubset(run.exclusions, [
      { withdrawalId: id, reason: 'HELD_BACK', amount: 2_000_000 },
    ])
  })

  const planted: [string, string, string[]][] = [
    [
      'that counts as paid without an entry',
      `update withdrawals set status = 'PAID', paid_at = now(), ended_at = now() where id = ?`,
      [
        'withdrawals-have-their-entries',
        'withdrawals-held-equal-payable',
        'withdrawals-were-sent-as-approved',
      ],
    ],
    [
      'whose amount was changed',
      `update withdrawals set amount = amount - 1 where id = ?`,
      [
        'withdrawals-have-their-entries',
        'withdrawals-held-equal-payable',
        'withdrawals-were-decided',
        'withdrawals-were-sent-as-approved',
      ],
    ],
    [
      'whose account was changed after it was approved',
      `update withdrawals set iban = 'IR062960000000100324200001' where id = ?`,
      ['withdrawals-were-decided', 'withdrawals-were-sent-as-approved'],
    ],
    [
      'that another one has approved than the trail says',
      `update withdrawals set approved_by = (select id from staff_users where id <> approved_by limit 1) where id = ?`,
      ['withdrawals-were-decided'],
    ],
    [
      'that is in no run any more',
      `update settlement_runs set status = 'CANCELED'
        where id = (select run_id from payouts where withdrawal_id = ?)`,
      ['withdrawals-were-sent-as-approved'],
    ],
  ]
  for (const [title, sql, checks] of planted) {
    test(`reconciliation sees one ${title}`, async ({ assert }) => {
      const team = await aFinanceTeam()
      const { id } = await anApproved(team)
      await send(team)
      assert.deepEqual(await failing(), [])
      await asOwner((trx) => trx.rawQuery(sql, [id]))
      assert.sameMembers(await failing(), checks)
    })
  }
})
