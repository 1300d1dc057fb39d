import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { reconcile } from '#app/money/ledger/queries/reconcile'
import { newId } from '#app/platform/values/ids'
import { aShop, aShopThatPaid, aShopWithCredit } from '#factories/shop'
import { asOwner } from '#factories/as_owner'
import { anInvoice } from '#factories/invoice'
import { expectLedgerInBalance } from '#tests/support/credit'
import { askIban } from '#tests/support/change_requests'
import { cleanDatabase, turnClockTo } from '#tests/support/database'
import { aSignedInStaff, staffToken } from '#tests/support/identity'
import { post } from '#tests/support/http'
import { payWithCode } from '#tests/support/orders'
import {
  decidedLimit,
  denied,
  entry,
  fourEyes,
  frozen,
  lineOfTrail,
  misdated,
  misdatedLine,
  money,
  setLimit,
  steal,
  unfounded,
} from '#tests/support/thief'

const limitOf = async (id: string) =>
  (await db.from('ledger.accounts').where({ id }).firstOrFail()).credit_limit as number
const failing = async () =>
  (await reconcile()).checks.filter(({ ok }) => !ok).map(({ name }) => name)

test.group('Whoever has the application’s SQL: limits', (group) => {
  group.teardown(cleanDatabase)

  test('are set by a decision in the trail, of this line and this amount, once', async ({
    assert,
  }) => {
    const [shop, other] = [await aShopWithCredit(10_000_000), await aShopWithCredit(10_000_000)]
    const set = setLimit(shop.accountId, 90_000_000)
    assert.equal(await steal(set), unfounded)
    assert.equal(await steal(decidedLimit(other.lineId, 90_000_000), set), unfounded)
    assert.equal(await steal(decidedLimit(shop.lineId, 80_000_000), set), unfounded)
    assert.equal(await limitOf(shop.accountId), 10_000_000)
    assert.isUndefined(await steal(decidedLimit(shop.lineId, 90_000_000), set))
    // Lowered meanwhile; the decision of before raises it no more.
    const lower = setLimit(shop.accountId, 20_000_000)
    assert.isUndefined(await steal(decidedLimit(shop.lineId, 20_000_000), lower))
    assert.equal(await steal(set), unfounded)
    assert.equal(await limitOf(shop.accountId), 20_000_000)
  })

  test('above the four-eyes amount take an approval of two people, each of which gives one', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(10_000_000)
    const limit = fourEyes + 1
    const raise = [decidedLimit(shop.lineId, limit), setLimit(shop.accountId, limit)] as const
    assert.equal(await steal(...raise), unfounded)
    const [one, two] = [await aSignedInStaff('credit'), await aSignedInStaff('approver')]
    const asked = (over: Record<string, unknown> = {}) => {
      const row: Record<string, unknown> = {
        id: newId(),
        kind: 'CHANGE_LIMIT',
        subject_type: 'registrations',
        subject_id: shop.registrationId,
        payload: JSON.stringify({ amount: limit }),
        requested_by: one.id,
        requested_at: new Date().toISOString(),
        ...over,
      }
      return row
    }
    const insert = (row: Record<string, unknown>) =>
      [
        `insert into approvals (${Object.keys(row).join()}) values (${Object.keys(row)
          .map(() => '?')
          .join()})`,
        Object.values(row),
      ] as const
    const approve = (row: Record<string, unknown>) =>
      [
        `update approvals set status = 'APPROVED', decided_by = ?, decided_at = now() where id = ?`,
        [two.id, row.id],
      ] as const
    const decided = { status: 'APPROVED', decided_by: two.id, decided_at: new Date().toISOString() }
    assert.equal(await steal(insert(asked(decided)), ...raise), frozen)
    const waiting = asked()
    assert.equal(await steal(insert(waiting), ...raise), unfounded)
    const others = asked({ subject_id: newId() })
    assert.equal(await steal(insert(others), approve(others), ...raise), unfounded)
    const ours = asked()
    assert.isUndefined(await steal(insert(ours), approve(ours), ...raise))
    const lower = setLimit(shop.accountId, 1_000_000)
    assert.isUndefined(await steal(decidedLimit(shop.lineId, 1_000_000), lower))
    const again = [decidedLimit(shop.lineId, limit), setLimit(shop.accountId, limit)] as const
    assert.equal(await steal(...again), unfounded)
    // Nobody of them said so in the trail.
    assert.include(await failing(), 'decisions-stand-in-the-trail')
  })

  test('are found by reconciliation when they are no decision’s', async ({ assert }) => {
    await cleanDatabase()
    const shop = await aShopWithCredit(10_000_000)
    await expectLedgerInBalance()
    const smuggle = (sql: string) => asOwner((trx) => trx.rawQuery(sql, [shop.accountId]))
    await smuggle('update ledger.accounts set credit_limit = credit_limit + 1 where id = ?')
    assert.deepEqual(await failing(), ['limits-equal-decisions'])
    await smuggle('update ledger.accounts set credit_limit = credit_limit - 1 where id = ?')
    assert.deepEqual(await failing(), [])
    await asOwner((trx) =>
      trx.rawQuery(
        `update audit_lines set after = after || '{"amount": 9}' where command = 'credit.allocate'`
      )
    )
    assert.deepEqual(await failing(), ['limits-equal-decisions'])
    await smuggle('delete from ledger.limit_changes where account_id = ?')
    assert.deepEqual(await failing(), ['limits-equal-decisions'])
  })
})

test.group('Whoever has the application’s SQL: entries', (group) => {
  group.each.setup(cleanDatabase)
  group.teardown(cleanDatabase)

  test('of no source, of another kind of source and of none that came about are refused', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(10_000_000, { cash: 7_000_000 })
    const { walletId, lineId } = shop
    const invoice = await anInvoice({ shop, amount: 1_000_000 })
    const [paid] = await db.from('payments').where('owner_id', shop.userId)
    for (const [kind, source, lines] of [
      ['GATEWAY_CAPTURED', ['payment', newId()], money(walletId)],
      ['GATEWAY_CAPTURED', ['order', invoice.id], money(walletId)],
      ['INVOICE_REVERSED', ['order', invoice.id], money(walletId)],
      ['PLATFORM_FEE_REFUNDED', ['platform-fee', newId()], money(walletId)],
      ['INSTALLMENT_PAID', ['repayment', newId()], money(walletId)],
      ['INSTALLMENT_COLLECTED', ['order', invoice.id], money(walletId)],
      ['CREDIT_REVOLVED', ['credit-line', lineId], money(walletId)],
      ['LATE_FEE_FORGIVEN', ['late-fee', newId()], money(walletId)],
      ['WRITTEN_OFF', ['write-off', newId()], money(walletId)],
      ['MATURITY_RUN_PAID', ['payout', newId()], money(walletId)],
      ['GATEWAY_SETTLED', ['gateway-deposits', newId()], money(walletId)],
      ['INVENTED', ['payment', paid.id], money(walletId)],
    ] as const) {
      assert.equal(await steal(entry(kind, source, lines)), unfounded, kind)
    }
    await expectLedgerInBalance()
  })

  test('of a payment that did not end well are refused', async ({ assert }) => {
    const shop = await aShop({ cash: 7_000_000 })
    await db.from('payments').where('owner_id', shop.userId).update({ status: 'REDIRECTED' })
    const [{ id }] = await db.from('payments').where('owner_id', shop.userId)
    assert.equal(
      await steal(entry('GATEWAY_CAPTURED', ['payment', id], money(shop.walletId))),
      unfounded
    )
  })

  test('dated back or ahead are refused', async ({ assert }) => {
    const shop = await aShop({ cash: 7_000_000 })
    const [{ id }] = await db.from('payments').where('owner_id', shop.userId)
    for (const minutes of [-2, -60 * 24, 2, 60 * 24 * 30]) {
      const at = new Date(Date.now() + minutes * 60_000).toISOString()
      const booked = entry('GATEWAY_CAPTURED', ['payment', id], money(shop.walletId), at)
      assert.equal(await steal(booked), misdated, String(minutes))
    }
  })

  test('without postings are refused', async ({ assert }) => {
    const shop = await aShop({ cash: 7_000_000 })
    const [{ id }] = await db.from('payments').where('owner_id', shop.userId)
    assert.equal(await steal(entry('GATEWAY_CAPTURED', ['payment', id], [])), 'KB004')
  })

  test('used credit that no installment owes is found, either way', async ({ assert }) => {
    const shop = await aShopWithCredit(10_000_000)
    const invoice = await anInvoice({ shop, amount: 1_000_000 })
    assert.equal((await payWithCode(shop, invoice.id)).status, 200)
    await expectLedgerInBalance()
    const raise = (by: number) =>
      db.from('installments').where('order_id', invoice.id).increment('amount', by)
    for (const by of [1, -2]) {
      await raise(by)
      assert.include(await failing(), 'used-credit-equals-installments')
    }
  })
})

test.group('Whoever has the application’s SQL: decisions and the trail', (group) => {
  group.teardown(cleanDatabase)

  const anApproval = async () => {
    const shop = await aShopThatPaid(fourEyes + 1_000_000)
    const { status, body } = await post(
      '/api/admin/credit/allocate',
      { registrationId: shop.registrationId, amount: fourEyes + 1_000_000 },
      { token: await staffToken('credit') }
    )
    if (status !== 200) throw new Error(JSON.stringify(body))
    return db.from('approvals').where('subject_id', shop.registrationId).firstOrFail()
  }

  test('what was asked for does not change, and nobody decides again', async ({ assert }) => {
    const { id } = await anApproval()
    const [other] = [await aSignedInStaff('approver')]
    const change = (set: string, bindings: unknown[] = []) =>
      steal([`update approvals set ${set} where id = ?`, [...bindings, id]])
    assert.equal(await change(`payload = '{"amount": 1}'`), frozen)
    assert.equal(await change('requested_by = ?', [other.id]), frozen)
    assert.equal(await steal(['delete from approvals where id = ?', [id]]), denied)
    assert.isUndefined(
      await change(`status = 'REJECTED', decided_by = ?, decided_at = now()`, [other.id])
    )
    assert.include(await failing(), 'decisions-stand-in-the-trail')
    for (const set of [`status = 'APPROVED'`, `reason = 'x'`, 'decided_at = now()']) {
      assert.equal(await change(set), frozen, set)
    }
  })

  test('what a change request asks for, and what became of it, stays', async ({ assert }) => {
    const { id } = await askIban(await aSignedInStaff('finance'))
    const other = await aSignedInStaff('approver')
    const change = (set: string, bindings: unknown[] = []) =>
      steal([`update change_requests set ${set} where id = ?`, [...bindings, id]])
    for (const set of [
      `after = '{"iban": "x"}'`,
      `action = 'FEES'`,
      'amount = 1',
      `details = '{"a": 1}'`,
      `subject_id = 'x'`,
      `waits_on = 'x'`,
    ]) {
      assert.equal(await change(set), frozen, set)
    }
    assert.equal(await change('requested_by = ?', [other.id]), frozen)
    assert.equal(await steal(['delete from change_requests where id = ?', [id]]), denied)
    const decided = `status = 'REJECTED', decided_by = ?, decided_at = now()`
    assert.isUndefined(await change(decided, [other.id]))
    assert.include(await failing(), 'decisions-stand-in-the-trail')
    assert.equal(await change(`status = 'APPROVED'`), frozen)
  })

  test('every table that waits for a second person keeps its decisions', async ({ assert }) => {
    const { rows } = await db.rawQuery<{
      rows: { name: string; guarded: boolean; deletes: boolean }[]
    }>(
      `select asked.table_name as name, has_table_privilege('kasbeno_app', asked.table_name, 'delete') as deletes,
              exists (select from pg_trigger where tgname = 'decisions_stay'
                       and tgrelid = asked.table_name::regclass) as guarded
         from information_schema.columns asked
         join information_schema.columns decided using (table_schema, table_name)
        where asked.table_schema = 'public' and asked.column_name = 'requested_by'
          and decided.column_name = 'decided_by'`
    )
    assert.includeMembers(
      rows.map(({ name }) => name),
      ['approvals', 'change_requests', 'payment_decisions']
    )
    assert.deepEqual(
      rows.filter(({ guarded, deletes }) => !guarded || deletes),
      []
    )
  })

  test('a line of the trail is dated now', async ({ assert }) => {
    for (const seconds of [-61, 61, -86_400]) {
      const at = new Date(Date.now() + seconds * 1000).toISOString()
      assert.equal(await steal(lineOfTrail({ at })), misdatedLine, String(seconds))
    }
    assert.isUndefined(await steal(lineOfTrail()))
  })

  test('business time never runs back', async ({ assert }) => {
    assert.equal(
      await steal(['update business_clock set advanced_days = advanced_days + 1']),
      undefined
    )
    assert.equal(
      await steal(['update business_clock set advanced_days = advanced_days - 1']),
      misdated
    )
    await turnClockTo(0)
  })
})
