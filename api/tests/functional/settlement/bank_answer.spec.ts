import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { expectLedgerInBalance } from '#tests/support/credit'
import { get } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { aSupplier } from '#factories/distributor'
import { exported, sheetOf } from '#tests/support/resources'
import {
  aFinanceTeam,
  aMatureInvoice,
  anApprovedRun,
  owedTo,
  payoutTo,
  preview,
  resultHeaders,
  runCommand,
  runPath,
  sendFile as send,
  sentAgain,
  workbookOf,
  type FinanceTeam,
} from '#tests/support/settlement'

const fileOf = (...rows: unknown[][]) => workbookOf(resultHeaders, ...rows)

/** The transfers of a run that so many distributors are paid by. */
const aRunOf = async (team: FinanceTeam, count: number) => {
  const suppliers = await Promise.all(Array.from({ length: count }, () => aSupplier()))
  for (const supplier of suppliers) await aMatureInvoice(2_000_000, supplier)
  const { body: run } = await preview(team.maker)
  await runCommand(run.id, 'approve', team.checker)
  return Promise.all(suppliers.map((supplier) => payoutTo(run, supplier)))
}

test.group('The bank’s answer', (group) => {
  let team: FinanceTeam
  group.setup(async () => {
    team = await aFinanceTeam()
  })

  test('is our own file, filled in: every column that is read back is in it', async ({
    assert,
  }) => {
    const { run, payout, supplier } = await anApprovedRun(5_000_000, team)
    const { bytes } = await exported(`${runPath(run.id)}/file`, team.maker)
    const { sheet } = await sheetOf(bytes)
    const head = sheet.getRow(1).values as string[]
    assert.deepEqual(head.slice(1), [
      'ردیف',
      'شناسه پرداخت',
      'شرکت پخش',
      'شبا',
      'مبلغ (ریال)',
      'شرح',
      'وضعیت',
      'شماره پیگیری',
      'علت',
    ])
    const file = async () => new Uint8Array(await sheet.workbook.xlsx.writeBuffer())
    const waiting = await send(run.id, team.maker, await file())
    assert.containSubset(waiting.body.answers, [
      { paymentId: payout.reference, answer: 'NOT_ANSWERED', stands: 'PENDING' },
    ])
    sheet.eachRow((row, number) => {
      if (number > 1) row.getCell(7).value = 'پرداخت شد'
    })
    const { body } = await send(run.id, team.maker, await file())
    assert.equal(body.status, 'DONE')
    assert.equal(await owedTo(supplier), 0)
  })

  test('is asked for what still waits alone: a file never names what was paid', async ({
    assert,
  }) => {
    const [paid, failed, open] = await aRunOf(team, 3)
    const path = runPath(paid.run_id)
    const named = async (ours: string[]): Promise<string[]> => {
      const { bytes } = await exported(`${path}/file`, team.maker)
      const { rows } = await sheetOf(bytes)
      return rows.map(([, reference]) => String(reference)).filter((it) => ours.includes(it))
    }
    const all = [paid.reference, failed.reference, open.reference]
    assert.sameMembers(await named(all), all)
    const answer = await fileOf(
      [paid.reference, 2_000_000, 'پرداخت شد', 'T1', ''],
      [failed.reference, 2_000_000, 'ناموفق', '', 'شبا بسته است']
    )
    assert.equal((await send(paid.run_id, team.maker, answer)).status, 200)
    assert.deepEqual(await named(all), [open.reference])
    // Whoever brought the file is not the one who sends the transfer again.
    assert.equal((await runCommand(paid.run_id, 'retry', team.checker)).status, 200)
    const again = await sentAgain(failed)
    assert.sameMembers(await named([...all, again.reference]), [again.reference, open.reference])
  })

  test('of some transfers takes those, and answers every row by its number', async ({ assert }) => {
    const [one, other] = await aRunOf(team, 2)
    const file = await workbookOf(
      ['پاسخ بانک'],
      resultHeaders,
      [one.reference, one.net, 'واريز شد', '۱۲۳'],
      [other.reference, '', 'واریز شد', 'T2'],
      [other.reference, other.net, 'نامعلوم'],
      [other.reference, other.net, 'در حال بررسی'],
      ['999999', 5, 'ناموفق']
    )
    const { status, body } = await send(one.run_id, team.maker, file)
    assert.equal(status, 200)
    assert.deepEqual(body.answers, [
      { row: 3, paymentId: one.reference, answer: 'RECORDED', stands: 'PAID' },
      { row: 4, paymentId: other.reference, answer: 'NO_AMOUNT', stands: 'PENDING' },
      { row: 5, paymentId: other.reference, answer: 'UNKNOWN_STATUS', stands: 'PENDING' },
      { row: 6, paymentId: other.reference, answer: 'NOT_ANSWERED', stands: 'PENDING' },
      { row: 7, paymentId: '999999', answer: 'UNKNOWN_PAYMENT' },
    ])
    assert.equal(body.status, 'APPROVED')
    const rest = await workbookOf(resultHeaders, [other.reference, other.net, 'موفق', 'T2'])
    assert.equal((await send(one.run_id, team.maker, rest)).body.status, 'DONE')
    await expectLedgerInBalance()
  })

  test('without the amounts is refused, and the column is named', async ({ assert }) => {
    const { run, payout } = await anApprovedRun(5_000_000, team)
    const file = await workbookOf(['شناسه پرداخت', 'وضعیت'], [payout.reference, 'PAID'])
    const { status, body } = await send(run.id, team.maker, file)
    assert.equal(status, 422)
    assert.include(body.message, '«مبلغ (ریال)»')
    assert.notInclude(body.message, '«وضعیت»')
  })

  test('that pays without a tracking number is completed by a later one, once', async ({
    assert,
  }) => {
    const { run, payout, supplier } = await anApprovedRun(5_000_000, team)
    const say = async (tracking: string) =>
      (
        await send(
          run.id,
          team.maker,
          await fileOf([payout.reference, payout.net, 'PAID', tracking])
        )
      ).body.answers[0]
    assert.containSubset(await say(''), { answer: 'RECORDED', stands: 'PAID', needsTracking: true })
    assert.containSubset(await say(''), { answer: 'ALREADY_RECORDED', needsTracking: true })
    const completed = await say('۱۲۳۴')
    assert.equal(completed.answer, 'COMPLETED')
    assert.notProperty(completed, 'needsTracking')
    assert.equal((await say('T2')).answer, 'CONTRADICTS')
    const kept = await db.from('payouts').where({ id: payout.id }).firstOrFail()
    assert.containSubset(kept, { status: 'PAID', tracking_number: '1234' })
    assert.equal(await owedTo(supplier), 0)
    await expectLedgerInBalance()
  })

  test('is kept as it came, for whoever may read the run', async ({ assert }) => {
    const { run, payout } = await anApprovedRun(5_000_000, team)
    const file = await fileOf([payout.reference, payout.net, 'ناموفق', ''])
    const { body } = await send(run.id, team.maker, file)
    await send(run.id, team.maker, file)
    assert.lengthOf(body.resultFiles, 1)
    assert.containSubset(body.payouts, [{ paymentId: payout.reference, hasEvidence: true }])
    const [{ id }] = body.resultFiles
    const path = `${runPath(run.id)}/results/${id}`
    const { bytes } = await exported(path, team.checker)
    assert.deepEqual(new Uint8Array(bytes), file)
    assert.equal((await get(path, { token: await staffToken('support') })).status, 403)
    const { run: another } = await anApprovedRun(1_000_000, team)
    const foreign = await get(`${runPath(another.id)}/results/${id}`, { token: team.maker })
    assert.equal(foreign.status, 404)
    for (const unknown of [crypto.randomUUID(), 'x']) {
      const missing = await get(`${runPath(run.id)}/results/${unknown}`, { token: team.maker })
      assert.equal(missing.status, 404)
    }
  })
})
