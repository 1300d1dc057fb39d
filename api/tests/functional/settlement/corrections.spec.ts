import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { PayoutRequestKind } from '#contracts/settlement'
import { reconcile } from '#app/money/ledger/queries/reconcile'
import { cleanDatabase } from '#tests/support/database'
import { post } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { list } from '#tests/support/resources'
import {
  approveRetry,
  aFinanceTeam,
  anApprovedRun,
  failAtBank,
  owedTo,
  report,
  resultHeaders,
  runCommand,
  runOf,
  sendFile,
  sentAgain,
  workbookOf,
  type FinanceTeam,
} from '#tests/support/settlement'

type Made = Awaited<ReturnType<typeof anApprovedRun>>
const amount = 5_000_000

test.group('What the bank did otherwise than we know', (group) => {
  let team: FinanceTeam
  group.each.setup(async () => {
    await cleanDatabase()
    team = await aFinanceTeam()
  })
  group.teardown(cleanDatabase)

  const ask = (
    { payout }: Made,
    kind: PayoutRequestKind,
    { token = team.maker, bankReference }: { token?: string; bankReference?: string } = {}
  ) =>
    post(
      `/api/admin/payouts/${payout.id}/correct`,
      { kind, reason: 'نامه بانک: حساب مقصد بسته بود', bankReference },
      { token, key: true }
    )
  const decide = (id: string, verdict: string, token = team.checker) =>
    post(
      `/api/admin/change-requests/${id}/${verdict}`,
      verdict === 'reject' ? { reason: 'نامه خوانا نیست' } : {},
      { token }
    )
  const correct = async (made: Made, kind: PayoutRequestKind, bankReference?: string) => {
    const asked = await ask(made, kind, { bankReference })
    return decide(asked.body.id, 'approve')
  }
  const pay = (made: Made, payout: { reference: string; net: number }, trackingNumber = 'T1') =>
    runCommand(made.run.id, 'result', team.maker, report(payout, 'PAID', { trackingNumber }))
  const standing = ({ payout }: Made) => db.from('payouts').where({ id: payout.id }).firstOrFail()
  const openAlarms = async ({ payout }: Made) =>
    (await db.from('payout_alarms').where({ payout_id: payout.id }).whereNull('resolved_at')).length
  const failing = async () =>
    (await reconcile()).checks.filter(({ ok }) => !ok).map(({ name }) => name)
  const aPaidTransfer = async () => {
    const made = await anApprovedRun(amount, team)
    await pay(made, made.payout)
    return made
  }

  test('is that the money came back: it is owed again, and sent as another attempt', async ({
    assert,
  }) => {
    const made = await aPaidTransfer()
    const asked = await ask(made, 'RETURNED')
    assert.containSubset(asked, { status: 201, body: { status: 'PENDING' } })
    assert.equal(await owedTo(made.supplier), 0)
    assert.equal((await decide(asked.body.id, 'approve', team.maker)).status, 422)
    const approved = await decide(asked.body.id, 'approve')
    assert.containSubset(approved, { status: 200, body: { status: 'APPROVED' } })
    assert.equal(await owedTo(made.supplier), amount)
    assert.containSubset(await standing(made), { status: 'FAILED', tracking_number: null })
    const { body: run } = await runOf(made.run.id, team.maker)
    assert.equal(run.status, 'APPROVED')
    assert.deepEqual(await failing(), [])
    const late = await pay(made, made.payout)
    assert.equal(late.body.answers[0].answer, 'ALREADY_RECORDED', 'the row that was booked')

    const retried = await runCommand(made.run.id, 'retry', team.maker)
    assert.containSubset(retried.body.retried, { sent: 0, awaitingApproval: 1 })
    await approveRetry(made.run.id, team.checker)
    const again = await sentAgain(made.payout)
    assert.equal((await pay(made, again, 'T2')).body.status, 'DONE')
    assert.equal(await owedTo(made.supplier), 0)
    assert.deepEqual(await failing(), [])
    const lines = await db
      .from('audit_lines')
      .where({ subject_id: made.payout.id, command: 'settlement.correct-payout' })
    assert.containSubset(lines, [{ before: { status: 'PAID' }, after: { status: 'FAILED' } }])
  })

  test('comes back once, ten times at once', async ({ assert }) => {
    const made = await aPaidTransfer()
    const { body } = await ask(made, 'RETURNED')
    assert.equal((await ask(made, 'RETURNED')).status, 409)
    const answers = await Promise.all(Array.from({ length: 10 }, () => decide(body.id, 'approve')))
    assert.lengthOf(
      answers.filter(({ status }) => status === 200),
      1
    )
    assert.equal(await owedTo(made.supplier), amount)
    assert.deepEqual(await failing(), [])
  })

  test('was paid after all: it is booked, and no more is sent', async ({ assert }) => {
    const made = await anApprovedRun(amount, team)
    await failAtBank(made.run.id, made.payout, team.checker)
    assert.equal((await ask(made, 'PAID')).status, 409, 'nobody says so')
    await pay(made, made.payout)
    assert.deepEqual(await failing(), ['bank-answers-agree'])
    assert.equal((await correct(made, 'PAID')).status, 200)
    assert.containSubset(await standing(made), { status: 'PAID', tracking_number: 'T1' })
    assert.equal(await owedTo(made.supplier), 0)
    assert.equal((await runOf(made.run.id, team.maker)).body.status, 'DONE')
    assert.equal(await openAlarms(made), 0)
    assert.deepEqual(await failing(), [])
  })

  test('was paid by the attempt before: the one under way is not booked beside it', async ({
    assert,
  }) => {
    const made = await anApprovedRun(amount, team)
    await failAtBank(made.run.id, made.payout, team.checker)
    await runCommand(made.run.id, 'retry', team.maker)
    await pay(made, made.payout)
    assert.equal((await correct(made, 'PAID')).status, 200)
    assert.equal(await owedTo(made.supplier), 0)
    const again = await sentAgain(made.payout)
    const twice = await pay(made, again, 'T2')
    assert.equal(twice.body.answers[0].answer, 'CONTRADICTS', 'paid twice')
    assert.equal(await owedTo(made.supplier), 0)
    assert.deepEqual(await failing(), ['bank-answers-agree'])
  })

  test('is one thing at a time: what else the bank said of money stays a question', async ({
    assert,
  }) => {
    const made = await anApprovedRun(amount, team)
    await failAtBank(made.run.id, made.payout, team.checker)
    await runCommand(made.run.id, 'retry', team.maker)
    await pay(made, made.payout, 'T1')
    const again = await sentAgain(made.payout)
    await pay(made, again, 'T2')
    await pay(made, again, 'T3')
    const kinds = async () => {
      const rows = await db
        .from('payout_alarms')
        .where({ payout_id: made.payout.id })
        .whereNull('resolved_at')
        .orderBy('id')
      return rows.map(({ kind }) => kind)
    }
    await runCommand(
      made.run.id,
      'result',
      team.maker,
      report(again, 'FAILED', { reason: 'برگشت' })
    )
    const said = ['PAID_AFTER_RESEND', 'OTHER_TRACKING_NUMBER', 'FAILED_AFTER_PAID']
    assert.sameMembers(await kinds(), said)
    assert.equal((await correct(made, 'RETURNED')).status, 200)
    assert.sameMembers(await kinds(), said.slice(0, 2))
    assert.notEqual((await runCommand(made.run.id, 'retry', team.maker)).status, 200)
    assert.containSubset(await standing(made), { status: 'FAILED', attempt: 2 })
    assert.deepEqual(await failing(), ['bank-answers-agree'])
    assert.equal((await correct(made, 'KEEP')).status, 200)
    assert.deepEqual(await kinds(), [])
  })

  test('is as we know it: the alarm ends, and nothing moves', async ({ assert }) => {
    const made = await aPaidTransfer()
    assert.equal((await ask(made, 'KEEP')).status, 409, 'no alarm')
    await pay(made, made.payout, 'T2')
    const before = await standing(made)
    const alarms = await list('payout-alarms', team.maker, { filter: { isOpen: true } })
    assert.containSubset(alarms.body, [
      { kind: 'OTHER_TRACKING_NUMBER', trackingNumber: 'T1', answeredTrackingNumber: 'T2' },
    ])
    const { body } = await ask(made, 'KEEP')
    assert.equal((await decide(body.id, 'reject', team.checker)).status, 200)
    assert.equal(await openAlarms(made), 1)
    assert.equal((await correct(made, 'KEEP')).status, 200)
    assert.deepEqual(await standing(made), before)
    assert.equal(await openAlarms(made), 0)
    assert.deepEqual(await failing(), ['bank-answers-agree'], 'nobody has said where T2 went')
    const unexplained = await list('payout-alarms', team.maker, { filter: { isUnexplained: true } })
    assert.containSubset(unexplained.body, [{ answeredTrackingNumber: 'T2', isOpen: false }])
    assert.equal((await correct(made, 'KEEP', 'برگشت R-17')).status, 200)
    assert.deepEqual(await failing(), [])
  })

  test('was paid after it came back: by another answer, which is booked anew', async ({
    assert,
  }) => {
    const made = await aPaidTransfer()
    assert.equal((await correct(made, 'RETURNED')).status, 200)
    // The bank's own file outweighs what somebody typed in, but not what two people have decided.
    const { reference, net } = made.payout
    const file = await workbookOf(resultHeaders, [reference, net, 'PAID', 'T2', ''])
    const late = await sendFile(made.run.id, team.maker, file)
    assert.equal(late.body.answers[0].answer, 'CONTRADICTS')
    assert.containSubset(await standing(made), { status: 'FAILED' })
    assert.equal(await owedTo(made.supplier), amount)
    assert.equal((await correct(made, 'PAID')).status, 200)
    assert.equal(await owedTo(made.supplier), 0)
    assert.containSubset(await standing(made), { status: 'PAID', tracking_number: 'T2' })
    assert.deepEqual(await failing(), [])
  })

  test('is decided only as it was asked: an alarm since makes it stale', async ({ assert }) => {
    const made = await aPaidTransfer()
    const { body } = await ask(made, 'RETURNED')
    await pay(made, made.payout, 'T2')
    assert.equal((await decide(body.id, 'approve')).status, 409)
    assert.equal(await owedTo(made.supplier), 0)
  })

  test('is asked by whoever runs settlement, decided by whoever approves it', async ({
    assert,
  }) => {
    const made = await aPaidTransfer()
    for (const role of ['support', 'auditor', 'credit'] as const) {
      assert.equal(
        (await ask(made, 'RETURNED', { token: await staffToken(role) })).status,
        403,
        role
      )
    }
    const { body } = await ask(made, 'RETURNED')
    assert.equal((await decide(body.id, 'withdraw', team.checker)).status, 422)
    assert.equal((await decide(body.id, 'withdraw', team.maker)).status, 200)
    assert.equal(await owedTo(made.supplier), 0)
  })
})
