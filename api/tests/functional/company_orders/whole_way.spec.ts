import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { verifySignatures } from '#app/onboarding/signatures/queries/verify_signatures'
import { clock } from '#app/platform/time/clock'
import { asOwner } from '#factories/as_owner'
import { aCompanyWithCredit } from '#factories/company'
import { aSupplier } from '#factories/distributor'
import { startAnew } from '#tests/support/database'
import { aCompanyInvoice, payAsCeo, seeOrder, sign } from '#tests/support/company_orders'
import { reconcile } from '#app/money/ledger/queries/reconcile'
import { cashOf, expectLedgerInBalance, usedOf } from '#tests/support/credit'
import { get } from '#tests/support/http'
import { letDaysPass, repay } from '#tests/support/installments'
import { installmentOf } from '#tests/support/orders'
import { aFinanceTeam, owedTo, payoutTo, preview, runCommand } from '#tests/support/settlement'
import { signaturesOf } from '#tests/support/delegations'
import { ok } from '#tests/support/registration'

const plan = 'kasbeno-fmcg-legal'
const cost = 10_000_000 + 50_000 + 295_890

test.group('An invoice of a company, from its sale to its repayment', (group) => {
  group.setup(() => startAnew())
  group.teardown(() => startAnew())

  test('is signed by three members, paid by the CEO, settled, late, and repaid', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({
      levels: ['MANDATORY', 'OPTIONAL', 'OPTIONAL'],
      minimum: 2,
      cash: 20_000_000,
    })
    const { ceo, members, token } = company
    const supplier = await aSupplier()
    const { id } = await aCompanyInvoice(company, { supplier, dueDateInDays: 60 })
    for (const member of members) assert.equal((await sign(member, id)).status, 200)
    assert.equal((await payAsCeo(ceo, id)).status, 200)
    const { owner } = company
    assert.equal(await usedOf({ owner, plan } as never), cost)
    assert.equal(await owedTo(supplier), 10_000_000)
    await expectLedgerInBalance()

    const debt = await installmentOf(id)
    await db.from('installments').where({ id: debt.id }).update({ due_date: clock.today() })
    const team = await aFinanceTeam()
    const { body: run } = await preview(team.maker)
    await runCommand(run.id, 'approve', team.checker)
    const payout = await payoutTo(run, supplier)
    assert.equal(payout.net, 10_000_000)
    await letDaysPass(1)
    const late = await seeOrder(members[0], id)
    assert.equal(late.body.installmentReceiptStatus, 'PAST_DUE')
    const statement = await get(`/api/statement/${plan}`, { token })
    assert.equal(statement.status, 200)
    assert.isTrue(
      statement.body.items.some(({ line }: { line: number }) => Math.abs(line) === cost)
    )

    const paid = await repay({ token, plan } as never, debt.id, { amount: cost })
    assert.equal(paid.status, 200, JSON.stringify(paid.body))
    assert.equal(await usedOf({ owner, plan } as never), 0)
    assert.isBelow(await cashOf({ owner } as never), 20_000_000 - cost + 1)
    assert.equal((await seeOrder(ceo, id)).body.installmentReceiptStatus, 'CLEARED')
    assert.deepEqual((await verifySignatures()).faults, [])
    await expectLedgerInBalance()
  })

  test('is named by the reconciliation where its signatures do not come to its rule', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({
      levels: ['MANDATORY', 'OPTIONAL', 'OPTIONAL'],
      minimum: 1,
    })
    const { ceo, members } = company
    const { id } = await aCompanyInvoice(company)
    for (const member of members.slice(0, 2)) ok(await sign(member, id))
    ok(await payAsCeo(ceo, id))
    const unsigned = async () => {
      const check = 'paid-invoices-were-signed-by-their-rule'
      const { differences } = (await reconcile()).checks.find(({ name }) => name === check)!
      return differences.filter(({ orderId }) => orderId === id)
    }
    assert.deepEqual(await unsigned(), [])
    for (const { memberId } of members.slice(0, 2)) {
      const kept = await signaturesOf(id).where('member_id', memberId).firstOrFail()
      await asOwner((trx) => trx.from('signatures').where('id', kept.id).delete())
      assert.lengthOf(await unsigned(), 1)
      await asOwner((trx) => trx.insertQuery().table('signatures').insert(kept))
      assert.deepEqual(await unsigned(), [])
    }
    // Who leaves after it was decided has signed by a rule that asked for them.
    const approbation = await db.from('approbations').where('document_id', id).firstOrFail()
    const rule = await db.from('company_rules').where('company_id', company.id).firstOrFail()
    const levels = JSON.stringify({ [members[2].memberId]: 'OPTIONAL' })
    const created_at = new Date(approbation.decided_at.getTime() + 1)
    await asOwner((trx) =>
      trx
        .insertQuery()
        .table('company_rules')
        .insert({ ...rule, version: rule.version + 1, levels, created_at })
    )
    assert.deepEqual(await unsigned(), [])
    await asOwner((trx) =>
      trx.from('signatures').where({ approbation_id: approbation.id }).delete()
    )
    assert.lengthOf(await unsigned(), 1)
  })
})
