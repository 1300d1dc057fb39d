import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { transaction } from '#app/platform/database/database'
import { keepAccountChange } from '#app/platform/two_people/second_person'
import { aSignedInStaff, staffToken } from '#tests/support/identity'
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

/** A run whose one transfer of the supplier failed by the file that somebody has brought. */
const aFailedTransfer = async (team: FinanceTeam, bringer: string) => {
  const made = await anApprovedRun(5_000_000, team)
  await failAtBank(made.run.id, made.payout, bringer)
  return made
}
const retriesOf = (payout: { id: string }) =>
  db.from('payout_retries').where({ payout_id: payout.id })
const transferOf = async (run: { id: string }, token: string, paymentId: string) =>
  (await runOf(run.id, token)).body.payouts.find(
    (transfer: { paymentId: string }) => transfer.paymentId === paymentId
  )
const bankFileOf = async (run: { id: string }, token: string) => {
  const { bytes } = await exported(`${runPath(run.id)}/file`, token)
  return JSON.stringify((await sheetOf(bytes)).rows)
}

test.group('A failed transfer whose evidence one person brought', (group) => {
  let team: FinanceTeam
  group.setup(async () => {
    team = await aFinanceTeam()
  })

  test('waits for a second person when that one sends it again', async ({ assert }) => {
    const { run, supplier, payout } = await aFailedTransfer(team, team.maker)
    const asked = await runCommand(run.id, 'retry', team.maker)
    assert.containSubset(asked.body.retried, { sent: 0, awaitingApproval: 1 })
    assert.notInclude(await bankFileOf(run, team.maker), payout.reference)
    assert.lengthOf(await retriesOf(payout), 0)
    assert.equal((await approveRetry(run.id, team.maker)).status, 422)
    assert.equal((await approveRetry(run.id, team.checker)).status, 200)
    const again = await sentAgain(payout)
    assert.include(await bankFileOf(run, team.maker), again.reference)
    await runCommand(run.id, 'result', team.maker, report(again, 'PAID'))
    assert.equal(await owedTo(supplier), 0)
  })

  test('is sent by anybody else, also when the importer had asked first', async ({ assert }) => {
    const { run, payout } = await aFailedTransfer(team, team.maker)
    await runCommand(run.id, 'retry', team.maker)
    assert.containSubset((await runCommand(run.id, 'retry', team.checker)).body.retried, {
      sent: 1,
    })
    const [retried, ...others] = await retriesOf(payout)
    assert.lengthOf(others, 0)
    assert.isNull(retried.approved_by)
    assert.notEqual(retried.failure_imported_by, retried.requested_by)
  })

  test('waits too when that one made the account that brought it', async ({ assert }) => {
    const [maker, puppet] = [await aSignedInStaff('finance'), await aSignedInStaff('finance')]
    const { run, payout } = await aFailedTransfer(team, puppet.token)
    await transaction((trx) => keepAccountChange('MADE', { staffId: puppet.id }, maker, trx))
    const asked = await runCommand(run.id, 'retry', maker.token)
    assert.containSubset(asked.body.retried, { sent: 0, awaitingApproval: 1 })
    assert.lengthOf(await retriesOf(payout), 0)
  })

  test('never goes when that one brings and sends it, ten times at once', async ({ assert }) => {
    const { run, payout } = await anApprovedRun(5_000_000, team)
    const file = () => failAtBank(run.id, payout, team.maker)
    const retry = () => runCommand(run.id, 'retry', team.maker)
    await Promise.all(Array.from({ length: 10 }, (_, i) => (i % 2 ? retry() : file())))
    await retry()
    assert.lengthOf(await retriesOf(payout), 0)
    assert.containSubset(await transferOf(run, team.maker, payout.reference), {
      status: 'FAILED',
      attempt: 1,
    })
  })

  test('is taken back by who asked, alone, and waits as before', async ({ assert }) => {
    const { run, payout } = await aFailedTransfer(team, team.maker)
    const withdraw = (token: string) => runCommand(run.id, 'withdraw-retry', token)
    assert.equal((await withdraw(team.maker)).status, 409)
    await runCommand(run.id, 'retry', team.maker)
    const others = await withdraw(team.checker)
    assert.equal(others.status, 422)
    assert.include(others.body.message, 'تنها خودش آن را پس می‌گیرد')
    assert.equal((await withdraw(await staffToken('auditor'))).status, 403)
    const taken = await withdraw(team.maker)
    assert.equal(taken.status, 200)
    assert.containSubset(await transferOf(run, team.maker, payout.reference), {
      status: 'FAILED',
      retryIban: null,
      retryRequestedBy: null,
      retryRequestedById: null,
    })
    const line = await db
      .from('audit_lines')
      .where({ subject_id: run.id, command: 'settlement.withdrawRetry' })
    assert.lengthOf(line, 1)
    assert.equal((await approveRetry(run.id, team.checker)).status, 409)
    assert.equal((await withdraw(team.maker)).status, 409)
    assert.containSubset((await runCommand(run.id, 'retry', team.maker)).body.retried, {
      awaitingApproval: 1,
    })
    assert.equal((await approveRetry(run.id, team.checker)).status, 200)
  })

  test('is either taken back or approved, ten times at once', async ({ assert }) => {
    const { run, payout } = await aFailedTransfer(team, team.maker)
    await runCommand(run.id, 'retry', team.maker)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        i % 2
          ? runCommand(run.id, 'withdraw-retry', team.maker)
          : approveRetry(run.id, team.checker)
      )
    )
    const winner = answers.findIndex(({ status }) => status === 200)
    assert.lengthOf(
      answers.filter(({ status }) => status === 200),
      1
    )
    const { status } = await transferOf(run, team.maker, payout.reference)
    assert.equal(status, winner % 2 ? 'FAILED' : 'PENDING')
  })

  test('goes once when two others send it at once', async ({ assert }) => {
    const { run, payout } = await aFailedTransfer(team, team.maker)
    const third = await aSignedInStaff('finance')
    const tokens = Array.from({ length: 10 }, (_, i) => (i % 2 ? team.checker : third.token))
    const answers = await Promise.all(tokens.map((token) => runCommand(run.id, 'retry', token)))
    assert.lengthOf(
      answers.filter(({ status }) => status === 200),
      1
    )
    assert.lengthOf(await retriesOf(payout), 1)
  })

  test('stays sent when the file of its earlier failure comes once more', async ({ assert }) => {
    const { run, supplier, payout } = await anApprovedRun(5_000_000, team)
    const refused = [payout.reference, payout.net, 'FAILED', '', 'شبا بسته است']
    const first = await workbookOf(resultHeaders, refused)
    await sendFile(run.id, team.maker, first)
    await runCommand(run.id, 'retry', team.checker)
    const again = await Promise.all(
      Array.from({ length: 5 }, () => sendFile(run.id, team.maker, first))
    )
    for (const { status, body } of again) {
      assert.equal(status, 200)
      assert.containSubset(body.answers, [{ answer: 'ALREADY_RECORDED', stands: 'PENDING' }])
    }
    assert.equal((await runCommand(run.id, 'retry', team.checker)).status, 422)
    assert.lengthOf(await retriesOf(payout), 1)
    const otherBytes = await workbookOf(['پاسخ دوم'], resultHeaders, refused)
    const repeated = await sendFile(run.id, team.maker, otherBytes)
    assert.containSubset(repeated.body.answers, [{ answer: 'ALREADY_RECORDED', stands: 'PENDING' }])
    const own = (await sentAgain(payout)).reference
    const second = await workbookOf(resultHeaders, [own, ...refused.slice(1)])
    const answered = await sendFile(run.id, team.maker, second)
    assert.containSubset(answered.body.answers, [{ answer: 'RECORDED', stands: 'FAILED' }])
    await runCommand(run.id, 'retry', team.checker)
    await runCommand(run.id, 'result', team.maker, report(await sentAgain(payout), 'PAID'))
    assert.lengthOf(await retriesOf(payout), 2)
    assert.equal(await owedTo(supplier), 0)
  })
})
