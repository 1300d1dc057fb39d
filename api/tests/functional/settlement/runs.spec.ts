import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { aSupplier } from '#factories/distributor'
import { freshExternalId } from '#factories/fresh'
import { cancel, returnTo } from '#tests/support/orders'
import { expectLedgerInBalance } from '#tests/support/credit'
import { call, get } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { sheetOf } from '#tests/support/resources'
import {
  aFinanceTeam,
  aMatureInvoice,
  anApprovedRun,
  failAtBank,
  owedTo,
  payoutTo,
  preview,
  report,
  runCommand,
  sentAgain,
  runPath,
  type FinanceTeam,
} from '#tests/support/settlement'

test.group('A maturity run', (group) => {
  let team: FinanceTeam
  group.setup(async () => {
    team = await aFinanceTeam()
  })

  test('previews what has matured, one transfer per distributor, and who is left out, why', async ({
    assert,
  }) => {
    const [supplier, withoutIban] = await Promise.all([aSupplier(), aSupplier()])
    await db.from('distributors').where({ id: withoutIban.id }).update({ iban: 'IR00' })
    await aMatureInvoice(4_000_000, supplier)
    await aMatureInvoice(6_000_000, supplier)
    await aMatureInvoice(1_000_000, withoutIban)

    const { status, body } = await preview(team.maker)
    assert.equal(status, 201)
    assert.equal(body.status, 'PREVIEW')
    const payout = await payoutTo(body, supplier)
    assert.containSubset(body.payouts, [
      { paymentId: payout.reference, invoices: 2, gross: 10_000_000, amount: 10_000_000 },
    ])
    const left = {
      distributorId: withoutIban.id,
      reason: 'NO_IBAN',
      amount: 1_000_000,
      invoices: 1,
    }
    assert.containSubset(body.exclusions, [left])
    assert.equal(
      body.totals.net,
      body.payouts.reduce((sum: number, line: { amount: number }) => sum + line.amount, 0)
    )
    assert.equal(await owedTo(supplier), 10_000_000)
    await runCommand(body.id, 'cancel', team.maker)
  })

  test('leaves what has not matured, and refuses a day that has not come', async ({ assert }) => {
    const supplier = await aSupplier()
    const invoice = await aMatureInvoice(2_000_000, supplier)
    await db.from('installments').where({ order_id: invoice.id }).update({ due_date: '2999-01-01' })
    const { body } = await preview(team.maker)
    assert.isNull(
      await db.from('payouts').where({ run_id: body.id, distributor_id: supplier.id }).first()
    )
    assert.equal((await preview(team.maker, { upTo: '2999-01-01' })).status, 422)
    await runCommand(body.id, 'cancel', team.maker)
  })

  test('is approved by a second person, once', async ({ assert }) => {
    await aMatureInvoice(3_000_000)
    const { body: run } = await preview(team.maker)
    assert.equal((await runCommand(run.id, 'approve', team.maker)).status, 422)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => runCommand(run.id, 'approve', team.checker))
    )
    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 409, 409, 409, 409]
    )
  })

  test('two runs over the same invoices: one is approved, the other is stale', async ({
    assert,
  }) => {
    await aMatureInvoice(3_000_000)
    const [one, other] = [await preview(team.maker), await preview(team.maker)]
    const answers = await Promise.all(
      [one, other].map(({ body }) => runCommand(body.id, 'approve', team.checker))
    )
    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 409]
    )
  })

  test('a return between preview and approval makes the preview stale', async ({ assert }) => {
    const invoice = await aMatureInvoice(3_000_000)
    const { body: run } = await preview(team.maker)
    assert.equal((await returnTo(invoice, 1_500_000)).status, 200)
    assert.equal((await runCommand(run.id, 'approve', team.checker)).status, 409)
  })

  test('books what the bank paid, and answers every line of the result', async ({ assert }) => {
    const { supplier, run, payout } = await anApprovedRun(5_000_000, team)
    const { body } = await runCommand(run.id, 'result', team.maker, {
      lines: [
        { paymentId: 'nobody', status: 'PAID' },
        { paymentId: payout.reference, status: 'PAID', amount: 4_999_999 },
        { paymentId: payout.reference, status: 'PAID', amount: 5_000_000, trackingNumber: 'T1' },
        { paymentId: payout.reference, status: 'FAILED' },
      ],
    })
    assert.deepEqual(
      body.answers.map(({ answer }: { answer: string }) => answer),
      ['UNKNOWN_PAYMENT', 'OTHER_AMOUNT', 'RECORDED', 'CONTRADICTS']
    )
    assert.equal(await owedTo(supplier), 0)
    assert.containSubset(body.payouts, [
      { paymentId: payout.reference, status: 'PAID', trackingNumber: 'T1' },
    ])
    await expectLedgerInBalance()
  })

  test('the same result ten times at once pays once', async ({ assert }) => {
    const { supplier, run, payout } = await anApprovedRun(5_000_000, team)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        runCommand(run.id, 'result', team.maker, report(payout, 'PAID'))
      )
    )
    const recorded = answers.filter(({ body }) => body.answers[0].answer === 'RECORDED')
    assert.lengthOf(recorded, 1)
    assert.equal(await owedTo(supplier), 0)
  })

  test('a failed transfer waits in its run until it is tried again', async ({ assert }) => {
    const { supplier, run, payout } = await anApprovedRun(5_000_000, team)
    await failAtBank(run.id, payout, team.checker)
    assert.equal(await owedTo(supplier), 5_000_000)

    const other = await preview(team.maker)
    assert.isNull(
      await db.from('payouts').where({ run_id: other.body.id, distributor_id: supplier.id }).first()
    )
    assert.equal((await runCommand(run.id, 'retry', team.maker)).status, 200)
    assert.equal((await runCommand(run.id, 'retry', team.maker)).status, 422)
    await runCommand(run.id, 'result', team.maker, report(await sentAgain(payout), 'PAID'))
    assert.equal(await owedTo(supplier), 0)
  })

  test('a result for a preview that nobody approved changes nothing', async ({ assert }) => {
    const supplier = await aSupplier()
    await aMatureInvoice(2_000_000, supplier)
    const { body: run } = await preview(team.maker)
    const payout = await payoutTo(run, supplier)
    const { body } = await runCommand(run.id, 'result', team.maker, report(payout, 'PAID'))
    assert.equal(body.answers[0].answer, 'NOT_SENT')
    assert.equal(await owedTo(supplier), 2_000_000)
    await runCommand(run.id, 'cancel', team.maker)
  })

  test('after the run an invoice cannot be cancelled; a return is netted in the next run', async ({
    assert,
  }) => {
    const { supplier, invoice, run, payout } = await anApprovedRun(5_000_000, team)
    assert.containSubset(await cancel(invoice), {
      status: 409,
      body: { title: 'ConflictException' },
    })
    await runCommand(run.id, 'result', team.maker, report(payout, 'PAID'))
    assert.equal((await returnTo(invoice, 3_000_000)).status, 200)
    assert.equal(await owedTo(supplier), -2_000_000)
    assert.equal((await cancel(invoice)).status, 409)

    await aMatureInvoice(7_000_000, supplier)
    const next = (await preview(team.maker)).body
    assert.containSubset(await payoutTo(next, supplier), { gross: 5_000_000, net: 5_000_000 })
    await runCommand(next.id, 'approve', team.checker)
    const second = await payoutTo(next, supplier)
    await runCommand(next.id, 'result', team.maker, report(second, 'PAID'))
    assert.equal(await owedTo(supplier), 0)
    await expectLedgerInBalance()
  })

  test('writes the file that the bank reads, and reads it back with the result', async ({
    assert,
  }) => {
    const { supplier, run, payout } = await anApprovedRun(5_000_000, team)
    const response = await fetch(
      `http://${process.env.HOST}:${process.env.PORT}${runPath(run.id)}/file`,
      { headers: { authorization: `Bearer ${team.maker}` } }
    )
    const name = response.headers.get('content-disposition') ?? ''
    assert.include(name, `filename="payouts-${run.number}-`)
    assert.include(decodeURIComponent(name), `فایل بانک تسویه ${run.number}-`)
    const taken = await db
      .from('audit_lines')
      .where({ command: 'settlement.download', subject_id: run.id })
    assert.lengthOf(taken, 1)
    assert.deepEqual(taken[0].after, { payouts: 1, amount: 5_000_000 })
    const bytes = Buffer.from(await response.arrayBuffer())
    const { sheet } = await sheetOf(bytes)
    const row = sheet.getColumn(2).values.indexOf(payout.reference)
    assert.equal(sheet.getCell(row, 4).text, payout.iban)
    assert.equal(sheet.getCell(row, 5).value, 5_000_000)

    sheet.getCell(1, 7).value = 'وضعیت'
    sheet.getCell(1, 8).value = 'شماره پیگیری'
    sheet.eachRow((line, number) => {
      if (number === 1) return
      line.getCell(7).value = 'PAID'
      line.getCell(8).value = freshExternalId()
    })
    const answered = await sheet.workbook.xlsx.writeBuffer()
    const form = new FormData()
    form.append('file', new Blob([answered]), 'result.xlsx')
    const { status, body } = await call('POST', `${runPath(run.id)}/result`, {
      token: team.maker,
      body: form,
    })
    assert.equal(status, 200, JSON.stringify(body))
    assert.equal(body.status, 'DONE')
    assert.equal(await owedTo(supplier), 0)
  })

  test('neither an empty list is approved nor one that nobody approved sent to the bank', async ({
    assert,
  }) => {
    const { body: run } = await preview(team.maker, { upTo: '2000-01-01' })
    assert.lengthOf(run.payouts, 0)
    assert.equal((await runCommand(run.id, 'approve', team.checker)).status, 422)
    assert.equal((await get(`${runPath(run.id)}/file`, { token: team.maker })).status, 409)
    const taken = { command: 'settlement.download', subject_id: run.id }
    assert.lengthOf(await db.from('audit_lines').where(taken), 0)
    await runCommand(run.id, 'cancel', team.maker)
  })

  test('who may not pay distributors is refused', async ({ assert }) => {
    for (const role of ['kyc', 'credit', 'support', 'auditor'] as const) {
      assert.equal((await preview(await staffToken(role))).status, 403, role)
    }
    const missing = await get(runPath(crypto.randomUUID()), { token: team.maker })
    assert.equal(missing.status, 404)
  })
})
