import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { entryKinds } from '#contracts/ledger'
import { newId } from '#app/platform/values/ids'
import { aShop } from '#factories/shop'
import { expectLedgerInBalance } from '#tests/support/credit'
import { aDoubtedWithdrawal, askCorrection, decideCorrection } from '#tests/support/bank_doubt'
import { cleanDatabase } from '#tests/support/database'
import { post } from '#tests/support/http'
import { aFinanceTeam, anApprovedRun, preview, report, runCommand } from '#tests/support/settlement'
import { entry, steal, unfounded, violatedCheck } from '#tests/support/thief'
import { approve, aWithdrawal, cancel, rowOf } from '#tests/support/withdrawals'

const amount = 2_000_000

test.group('Whoever has the application’s SQL: transfers', (group) => {
  group.each.setup(cleanDatabase)
  group.teardown(cleanDatabase)

  test('every kind that is booked is founded on something', async ({ assert }) => {
    const { rows } = await db.rawQuery<{ rows: { text: string }[] }>(
      `select pg_get_functiondef('ledger.refuse_unfounded'::regproc) as text`
    )
    const missing = entryKinds.filter((kind) => !rows[0].text.includes(`'${kind}'`))
    // Nothing books it any more.
    assert.deepEqual(missing, ['INSTALLMENT_COLLECTED'])
  })

  const bookings = (walletId: string) => {
    const book = (kind: string, lines: readonly (readonly [string, string | null, number])[]) =>
      function on(id: string, type = 'withdrawal') {
        return entry(kind, [type, id], lines)
      }
    return {
      held: book('WITHDRAWAL_HELD', [
        ['wallet', walletId, amount],
        ['withdrawal-payable', null, -amount],
      ]),
      paid: book('WITHDRAWAL_PAID', [
        ['withdrawal-payable', null, amount],
        ['bank-funding', null, -amount],
      ]),
      returned: book('WITHDRAWAL_RETURNED', [
        ['withdrawal-payable', null, amount],
        ['wallet', walletId, -amount],
      ]),
      reinstated: book('WITHDRAWAL_REINSTATED', [
        ['wallet', walletId, amount],
        ['withdrawal-payable', null, -amount],
      ]),
    }
  }
  /** As the product books it, so that only what it stands on is missing. */
  const usualKey = ([sql, bindings]: ReturnType<typeof entry>) =>
    [sql, bindings.with(4, `${bindings[1]}:${bindings[3]}`)] as const

  test('nothing leaves or enters a wallet without a withdrawal that has come so far', async ({
    assert,
  }) => {
    const shop = await aShop({ cash: 9_000_000 })
    const [{ id: paymentId }] = await db.from('payments').where('owner_id', shop.userId)
    const { held, paid, returned } = bookings(shop.walletId)
    const id = await aWithdrawal(shop, amount)
    for (const [name, booking] of Object.entries({ held, paid, returned })) {
      assert.equal(await steal(usualKey(booking(newId()))), unfounded, `${name} of none`)
      assert.equal(await steal(usualKey(booking(paymentId, 'payment'))), unfounded, `${name} other`)
    }
    assert.equal(await steal(held(id)), unfounded)
    assert.equal(await steal(usualKey(paid(id))), unfounded)
    assert.equal(await steal(usualKey(returned(id))), unfounded)
    assert.equal((await cancel(shop, id)).status, 200)
    assert.equal(await steal(returned(id)), unfounded)
    await expectLedgerInBalance()
  })

  test('a withdrawal is paid by the run that went to the bank', async ({ assert }) => {
    const team = await aFinanceTeam()
    const shop = await aShop({ cash: 9_000_000 })
    const { paid } = bookings(shop.walletId)
    const id = await aWithdrawal(shop, amount)
    assert.equal((await approve(team.maker, id)).status, 200)
    const says = [
      `update withdrawals set status = 'PAID', paid_at = now(), ended_at = now() where id = ?`,
      [id],
    ] as const
    assert.equal(await steal(says, usualKey(paid(id))), unfounded)
    const run = (await preview(team.maker, {}, 'withdrawal')).body
    assert.equal(await steal(says, usualKey(paid(id))), unfounded)
    assert.equal((await runCommand(run.id, 'approve', team.checker, {}, 'withdrawal')).status, 200)
    assert.equal(await steal(says, usualKey(paid(id))), unfounded)
    const payout = await db.from('payouts').where({ withdrawal_id: id }).firstOrFail()
    const told = report(payout as never, 'PAID', { trackingNumber: 'T1' })
    const answered = await runCommand(run.id, 'result', team.maker, told, 'withdrawal')
    assert.equal(answered.status, 200)
    assert.equal((await rowOf(id)).status, 'PAID')
    assert.equal(await steal(paid(id)), unfounded)
    await expectLedgerInBalance()
  })

  test('what came back leaves a wallet again as often as two people said that it was paid', async ({
    assert,
  }) => {
    const team = await aFinanceTeam()
    const shop = await aShop({ cash: 9_000_000 })
    const { paid, returned, reinstated } = bookings(shop.walletId)
    const sent = await aDoubtedWithdrawal(team, shop)
    const { id } = sent
    const both = [reinstated(id), paid(id)] as const
    const says = [
      [
        `update payouts set status = 'PAID', failure = null, failure_file_id = null
          where withdrawal_id = ?`,
        [id],
      ],
      [`update withdrawals set status = 'PAID', paid_at = now() where id = ?`, [id]],
    ] as const
    assert.equal(await steal(...both), unfounded)
    assert.equal(await steal(...says, ...both), unfounded, 'nobody has decided')
    const asked = await askCorrection(sent, team.maker, 'PAID')
    assert.equal(await steal(...says, ...both), unfounded, 'one person has asked')
    assert.equal((await decideCorrection(asked.body.id, team.checker)).status, 200)
    assert.equal(await steal(...both), unfounded, 'once more')
    const back = [`update withdrawals set status = 'FAILED' where id = ?`, [id]] as const
    assert.equal(await steal(back, returned(id)), unfounded, 'paid and given back')
    await expectLedgerInBalance()
  })

  test('no transfer is paid by a run that nobody has approved', async ({ assert }) => {
    const team = await aFinanceTeam()
    const shop = await aShop({ cash: 9_000_000 })
    const { paid } = bookings(shop.walletId)
    const id = await aWithdrawal(shop, amount)
    await approve(team.maker, id)
    const run = (await preview(team.maker, {}, 'withdrawal')).body
    const approved = `update settlement_runs set status = 'APPROVED', approved_at = now()`
    const says = [
      [`update payouts set status = 'PAID' where withdrawal_id = ?`, [id]],
      [
        `update withdrawals set status = 'PAID', paid_at = now(), ended_at = now() where id = ?`,
        [id],
      ],
    ] as const
    const byNobody = [`${approved} where id = ?`, [run.id]] as const
    assert.equal(await steal(byNobody, ...says, paid(id)), unfounded, 'nobody')
    const byMaker = [`${approved}, approved_by = created_by where id = ?`, [run.id]] as const
    assert.equal(await steal(byMaker, ...says, paid(id)), violatedCheck, 'its maker alone')
    const byTwo = [
      `${approved}, approved_by = (select id from staff_users where id <> created_by limit 1)
        where id = ?`,
      [run.id],
    ] as const
    assert.isUndefined(await steal(byTwo, ...says, paid(id)), 'as the product does it')
  })

  test('what two people have to say is said by nobody alone', async ({ assert }) => {
    const team = await aFinanceTeam()
    const { run, payout } = await anApprovedRun(5_000_000, team)
    await runCommand(run.id, 'result', team.maker, report(payout, 'PAID', { trackingNumber: 'T1' }))
    const asked = await post(
      `/api/admin/payouts/${payout.id}/correct`,
      { kind: 'RETURNED', reason: 'نامه بانک' },
      { token: team.maker, key: true }
    )
    const decided = (by: string) =>
      [
        `update change_requests set status = 'APPROVED', decided_at = now(), decided_by = ${by}
          where id = ?`,
        [asked.body.id],
      ] as const
    assert.equal(await steal(decided('requested_by')), violatedCheck)
    assert.equal(await steal(decided('null')), violatedCheck)
  })

  test('what was paid comes back as often as two people said so', async ({ assert }) => {
    const team = await aFinanceTeam()
    const { run, payout, supplier } = await anApprovedRun(5_000_000, team)
    const sent = await db.from('payouts').where({ id: payout.id }).firstOrFail()
    const told = report(payout, 'PAID', { trackingNumber: 'T1' })
    assert.equal((await runCommand(run.id, 'result', team.maker, told)).status, 200)
    const back = (id: string, type = 'payout') =>
      entry(
        'PAYOUT_RETURNED',
        [type, id],
        [
          ['bank-funding', null, sent.net],
          ['distributor-payable', supplier.id, -sent.net],
        ]
      )
    const steals = async () => {
      assert.equal(await steal(back(newId())), unfounded)
      assert.equal(await steal(back(payout.id, 'order')), unfounded)
      assert.equal(await steal(back(payout.id)), unfounded)
    }
    await steals()
    const asked = await post(
      `/api/admin/payouts/${payout.id}/correct`,
      { kind: 'RETURNED', reason: 'نامه بانک: حساب مقصد بسته بود' },
      { token: team.maker, key: true }
    )
    await steals()
    const path = `/api/admin/change-requests/${asked.body.id}/approve`
    assert.equal((await post(path, {}, { token: team.checker })).status, 200)
    await steals()
  })
})
