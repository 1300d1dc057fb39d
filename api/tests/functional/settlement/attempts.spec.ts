import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { attemptReference, type PayoutAlarm } from '#contracts/settlement'
import { reconcile } from '#app/money/ledger/queries/reconcile'
import { expectLedgerInBalance } from '#tests/support/credit'
import { cleanDatabase } from '#tests/support/database'
import { exported, sheetOf } from '#tests/support/resources'
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
  runPath,
  sendFile,
  sentAgain,
  workbookOf,
  type FinanceTeam,
} from '#tests/support/settlement'

type Made = Awaited<ReturnType<typeof anApprovedRun>>

const amount = 5_000_000

/** What a file of one row is answered; the other head makes it another file of the same row. */
const say = async (
  { run }: Made,
  token: string,
  row: unknown[],
  head: unknown[][] = []
): Promise<string> => {
  const { body } = await sendFile(run.id, token, await workbookOf(...head, resultHeaders, row))
  return body.answers[0].answer
}
const alarmsOf = async ({ payout }: Made): Promise<PayoutAlarm[]> =>
  (await db.from('payout_alarms').where({ payout_id: payout.id }).orderBy('id')).map(
    ({ kind }) => kind
  )
const attemptOf = async ({ payout }: Made) =>
  (await db.from('payouts').where({ id: payout.id }).firstOrFail()).attempt
const failing = async () =>
  (await reconcile()).checks.filter(({ ok }) => !ok).map(({ name }) => name)

/** A transfer that the bank refused and that was sent again, by a file of somebody else. */
const aSecondAttempt = async (team: FinanceTeam): Promise<Made> => {
  const made = await anApprovedRun(amount, team)
  await failAtBank(made.run.id, made.payout, team.checker)
  await runCommand(made.run.id, 'retry', team.maker)
  return made
}

test.group('An answer of the bank belongs to an attempt', (group) => {
  let team: FinanceTeam
  group.setup(async () => {
    team = await aFinanceTeam()
  })
  group.teardown(cleanDatabase)

  test('which the bank’s file names by a reference of its own', async ({ assert }) => {
    const made = await aSecondAttempt(team)
    const { bytes } = await exported(`${runPath(made.run.id)}/file`, team.maker)
    const { rows } = await sheetOf(bytes)
    const own = attemptReference(made.payout.reference, 2)
    assert.notEqual(own, made.payout.reference)
    assert.deepEqual(
      rows
        .map(([, reference]) => reference)
        .filter((one) => String(one).startsWith(made.payout.reference)),
      [own]
    )
    const { body } = await runOf(made.run.id, team.maker)
    assert.containSubset(body.payouts, [
      { paymentId: made.payout.reference, attempt: 2, bankReference: own, alarms: [] },
    ])
    assert.equal(await say(made, team.maker, [own, amount, 'PAID', 'T1']), 'RECORDED')
    assert.equal(await owedTo(made.supplier), 0)
  })

  test('and the refusal of the first sends no third, whatever file it comes in', async ({
    assert,
  }) => {
    const made = await aSecondAttempt(team)
    const refused = [made.payout.reference, amount, 'FAILED', '', 'شبا بسته است']
    for (const head of [[], [['پاسخ دوم']], [['پاسخ سوم'], ['۱']]]) {
      assert.equal(await say(made, team.checker, refused, head), 'ALREADY_RECORDED')
    }
    const otherwise = [...refused.slice(0, 4), 'حساب مسدود است']
    assert.equal(await say(made, team.checker, otherwise), 'FORMER_ATTEMPT')
    assert.equal((await runCommand(made.run.id, 'retry', team.maker)).status, 422)
    assert.equal(await attemptOf(made), 2)
    assert.deepEqual(await alarmsOf(made), [])
  })

  test('and a file that comes twice says who brought it first', async ({ assert }) => {
    const { run, payout } = await anApprovedRun(amount, team)
    const file = await workbookOf(resultHeaders, [payout.reference, amount, 'PAID', 'T1'])
    assert.isNull((await sendFile(run.id, team.maker, file)).body.earlierImport)
    const again = await sendFile(run.id, team.checker, file)
    assert.properties(again.body.earlierImport, ['importedBy', 'importedAt'])
  })

  test('and a mistyped reference is nobody’s', async ({ assert }) => {
    const made = await aSecondAttempt(team)
    const own = attemptReference(made.payout.reference, 2)
    const mistyped = own.replace(/.$/, (digit) => String((Number(digit) + 1) % 10))
    assert.equal(await say(made, team.maker, [mistyped, amount, 'PAID', 'T1']), 'UNKNOWN_PAYMENT')
    assert.equal(await attemptOf(made), 2)
  })
})

test.group('What the bank says against what stands', (group) => {
  let team: FinanceTeam
  group.each.setup(async () => {
    await cleanDatabase()
    team = await aFinanceTeam()
  })
  group.teardown(cleanDatabase)

  const rows = (made: Made, more: Record<string, string> = {}) => ({
    paid: [made.payout.reference, amount, 'PAID', more.tracking ?? 'T1'],
    failed: [made.payout.reference, amount, 'FAILED', '', 'شبا بسته است'],
  })

  for (const [alarm, prepare] of Object.entries({
    OTHER_TRACKING_NUMBER: async (made: Made) => {
      await say(made, team.maker, rows(made).paid)
      return rows(made, { tracking: 'T2' }).paid
    },
    FAILED_AFTER_PAID: async (made: Made) => {
      await say(made, team.maker, rows(made).paid)
      return rows(made).failed
    },
    PAID_AFTER_FAILED: async (made: Made) => {
      await say(made, team.maker, rows(made).failed)
      return rows(made).paid
    },
    PAID_AFTER_RESEND: async (made: Made) => {
      await say(made, team.checker, rows(made).failed)
      await runCommand(made.run.id, 'retry', team.maker)
      return rows(made).paid
    },
  } satisfies Record<PayoutAlarm, (made: Made) => Promise<unknown[]>>)) {
    test(`${alarm}: moves nothing, and is an alarm once`, async ({ assert }) => {
      const made = await anApprovedRun(amount, team)
      const row = await prepare(made)
      const standing = () => db.from('payouts').where({ id: made.payout.id }).firstOrFail()
      const [before, owed] = [await standing(), await owedTo(made.supplier)]
      const said = await Promise.all(
        [[], [['دوم']], [['سوم']]].map((head) => say(made, team.maker, row, head))
      )
      assert.sameMembers(said, ['CONTRADICTS', 'ALREADY_RECORDED', 'ALREADY_RECORDED'])
      assert.deepEqual(await standing(), before)
      assert.equal(await owedTo(made.supplier), owed)
      assert.deepEqual(await alarmsOf(made), [alarm])
      assert.deepEqual(await failing(), ['bank-answers-agree'])
      await expectLedgerInBalance()
      const { body } = await runOf(made.run.id, team.maker)
      assert.containSubset(body.payouts, [{ alarms: [alarm] }])
      const retried = await runCommand(made.run.id, 'retry', team.maker)
      assert.include([409, 422], retried.status)
      assert.deepEqual(await standing(), before)
    })
  }

  test('stops a retry that was asked for before', async ({ assert }) => {
    const made = await anApprovedRun(amount, team)
    await say(made, team.maker, rows(made).failed)
    assert.equal(
      (await runCommand(made.run.id, 'retry', team.maker)).body.retried.awaitingApproval,
      1
    )
    await say(made, team.checker, rows(made).paid)
    const approved = await approveRetry(made.run.id, team.checker)
    assert.containSubset(approved, { status: 409, body: { title: 'ConflictException' } })
    const retried = await runCommand(made.run.id, 'retry', team.checker)
    assert.equal(retried.status, 409)
    assert.equal(await attemptOf(made), 1)
  })

  test('is an alarm when it is typed in as well', async ({ assert }) => {
    const made = await anApprovedRun(amount, team)
    await runCommand(
      made.run.id,
      'result',
      team.maker,
      report(made.payout, 'PAID', { trackingNumber: 'T1' })
    )
    await runCommand(made.run.id, 'result', team.maker, report(made.payout, 'FAILED'))
    assert.deepEqual(await alarmsOf(made), ['FAILED_AFTER_PAID'])
  })
})

test.group('Reconciliation finds', (group) => {
  let team: FinanceTeam
  group.each.setup(async () => {
    await cleanDatabase()
    team = await aFinanceTeam()
  })
  group.teardown(cleanDatabase)

  test('a transfer that was sent again on the refusal of another attempt', async ({ assert }) => {
    const made = await aSecondAttempt(team)
    const again = await sentAgain(made.payout)
    await failAtBank(made.run.id, again, team.checker)
    await runCommand(made.run.id, 'retry', team.maker)
    assert.deepEqual(await failing(), [])
    const [first] = await db.from('payout_answers').where({ payout_id: made.payout.id, attempt: 1 })
    await db
      .connection('owner')
      .rawQuery(
        'update payout_retries set failure_file_id = ? where payout_id = ? and attempt = 2',
        [first.file_id, made.payout.id]
      )
    assert.deepEqual(await failing(), ['retries-follow-their-own-refusal'])
  })

  test('a payment that the bank told of an attempt that was not booked', async ({ assert }) => {
    const made = await aSecondAttempt(team)
    const owner = db.connection('owner')
    await owner.rawQuery(
      `update payout_answers set status = 'PAID' where payout_id = ? and attempt = 1`,
      [made.payout.id]
    )
    assert.includeMembers(await failing(), ['bank-answers-agree'])
  })
})
