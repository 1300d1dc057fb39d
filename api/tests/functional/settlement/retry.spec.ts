import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { sqlState } from '#app/platform/database/database'
import { expectLedgerInBalance } from '#tests/support/credit'
import { get, post } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { freeze, unfreeze } from '#tests/support/orders'
import { sheetOf } from '#tests/support/resources'
import {
  approveRetry,
  aFailedTransfer,
  aFinanceTeam,
  anApprovedRun,
  failAtBank,
  owedTo,
  report,
  runCommand,
  sentAgain,
  runOf,
  resultHeaders,
  runPath,
  sendFile,
  workbookOf,
  type FinanceTeam,
} from '#tests/support/settlement'
import { exported } from '#tests/support/resources'

const [oldIban, newIban, thirdIban] = [
  'IR270170000000100324200001',
  'IR110120000000005500000002',
  'IR400180000000008800000003',
]

/** The same, but only because somebody has typed it in. */
const aTypedFailure = async (team: FinanceTeam) => {
  const made = await anApprovedRun(5_000_000, team)
  const failed = report(made.payout, 'FAILED', { reason: 'شبا بسته است' })
  await runCommand(made.run.id, 'result', team.maker, failed)
  return made
}
/** Each time that a transfer went to the bank again, and on whose word. */
const retriesOf = (payout: { id: string }) =>
  db.from('payout_retries').where({ payout_id: payout.id })
const moveAccount = ({ id }: { id: string }, iban: string | null) =>
  db.from('distributors').where({ id }).update({ iban })
const transferOf = async (run: { id: string }, token: string, paymentId: string) =>
  (await runOf(run.id, token)).body.payouts.find(
    (transfer: { paymentId: string }) => transfer.paymentId === paymentId
  )
const bankFileOf = async (run: { id: string }, token: string) => {
  const { bytes } = await exported(`${runPath(run.id)}/file`, token)
  return JSON.stringify((await sheetOf(bytes)).rows)
}
const lastAudit = (runId: string) =>
  db
    .from('audit_lines')
    .where({ subject_type: 'settlement-runs', subject_id: runId })
    .orderBy('id', 'desc')
    .firstOrFail()

test.group('A failed transfer', (group) => {
  let team: FinanceTeam
  group.setup(async () => {
    team = await aFinanceTeam()
  })

  test('is sent again by itself with a reason, and no other of its run', async ({ assert }) => {
    const { run, payout } = await aFailedTransfer(team)
    const path = `/api/admin/payouts/${payout.id}/retry`
    const { status: refused } = await post(path, {}, { token: team.maker })
    assert.equal(refused, 422)
    assert.lengthOf(await retriesOf(payout), 0)
    const reason = 'شرکت شبای خود را اصلاح کرد'
    const { status, body } = await post(path, { reason }, { token: team.maker })
    assert.equal(status, 200)
    assert.containSubset(body.retried, { sent: 1, awaitingApproval: 0 })
    assert.containSubset(await transferOf(run, team.maker, payout.reference), { status: 'PENDING' })
    const line = await db
      .from('audit_lines')
      .where({ subject_type: 'payouts', subject_id: payout.id, command: 'settlement.retry' })
      .firstOrFail()
    assert.equal(line.reason, reason)
    const { status: again } = await post(path, { reason }, { token: team.maker })
    assert.equal(again, 422)
  })

  test('to the account that was approved goes to the bank again at once', async ({ assert }) => {
    const { run, payout } = await aFailedTransfer(team)
    const { status, body } = await runCommand(run.id, 'retry', team.maker)
    assert.equal(status, 200)
    assert.containSubset(body.retried, { awaitingApproval: 0, withoutIban: 0 })
    assert.containSubset(await transferOf(run, team.maker, payout.reference), {
      status: 'PENDING',
      iban: oldIban,
      retryIban: null,
    })
  })

  test('that somebody only typed in waits for a second person, also to the same account', async ({
    assert,
  }) => {
    const { run, supplier, payout } = await aTypedFailure(team)
    const asked = await runCommand(run.id, 'retry', team.maker)
    assert.containSubset(asked.body.retried, { sent: 0, awaitingApproval: 1 })
    assert.equal((await runCommand(run.id, 'retry', team.maker)).status, 422)
    assert.containSubset(await transferOf(run, team.maker, payout.reference), {
      status: 'FAILED',
      iban: oldIban,
      retryIban: oldIban,
    })
    assert.notInclude(await bankFileOf(run, team.maker), payout.reference)
    assert.equal((await approveRetry(run.id, team.maker)).status, 422)
    assert.equal((await approveRetry(run.id, team.checker)).status, 200)
    const again = await sentAgain(payout)
    assert.include(await bankFileOf(run, team.maker), again.reference)
    const [retried, ...others] = await retriesOf(payout)
    assert.lengthOf(others, 0)
    assert.containSubset(retried, { attempt: 1, iban: oldIban, failure_file_id: null })
    assert.notEqual(retried.requested_by, retried.approved_by)
    await runCommand(run.id, 'result', team.maker, report(again, 'PAID'))
    assert.equal(await owedTo(supplier), 0)
  })

  test('that the bank’s own file confirms afterwards needs no second person', async ({
    assert,
  }) => {
    const { run, payout } = await aTypedFailure(team)
    await runCommand(run.id, 'retry', team.maker)
    const { body } = await failAtBank(run.id, payout, team.checker)
    assert.containSubset(body.answers, [{ answer: 'CONFIRMED', stands: 'FAILED' }])
    assert.equal((await runCommand(run.id, 'retry', team.maker)).status, 200)
    const [retried] = await retriesOf(payout)
    assert.isNull(retried.approved_by)
    assert.isNotNull(retried.failure_file_id)
  })

  test('goes to no account on a blacklist, whether asked for or approved, and leaves its hit', async ({
    assert,
  }) => {
    const blacklist = async (iban: string) => {
      const entry = { kind: 'IBAN', value: iban, reason: 'گزارش کلاهبرداری' }
      return (await post('/api/admin/blacklists', entry, { token: await staffToken('credit') }))
        .body
    }
    const places = async ({ id }: { id: string }) =>
      (await db.from('audit_lines').where({ subject_id: id, command: 'blacklists.hit' })).map(
        ({ after }) => after.place
      )
    const [fourthIban, fifthIban] = ['IR730600000000000012345678', 'IR790550000000000087654321']
    const { run, supplier, payout } = await aFailedTransfer(team)
    await moveAccount(supplier, fourthIban)
    await runCommand(run.id, 'retry', team.maker)
    const first = await blacklist(fourthIban)
    const { body } = await approveRetry(run.id, team.checker)
    assert.equal(body.message, 'در حال حاضر پرداخت به این شبا ممکن نیست.')
    assert.deepEqual(await places(first), ['PAYOUT'])

    await moveAccount(supplier, fifthIban)
    const second = await blacklist(fifthIban)
    const asked = await runCommand(run.id, 'retry', team.maker)
    assert.deepEqual([asked.status, asked.body.message], [422, body.message])
    assert.deepEqual(await places(second), ['PAYOUT'])
    assert.lengthOf(await retriesOf(payout), 0)
    await moveAccount(supplier, oldIban)
    assert.equal((await runCommand(run.id, 'retry', team.maker)).body.retried.sent, 1)
  })

  test('that the bank’s own file says was paid is paid, and cannot be sent again', async ({
    assert,
  }) => {
    const { run, supplier, payout } = await aTypedFailure(team)
    await runCommand(run.id, 'retry', team.maker)
    const paid = await workbookOf(resultHeaders, [payout.reference, payout.net, 'PAID', 'T9'])
    const { body } = await sendFile(run.id, team.maker, paid)
    assert.containSubset(body.answers, [{ answer: 'RECORDED', stands: 'PAID' }])
    assert.equal(await owedTo(supplier), 0)
    assert.equal((await approveRetry(run.id, team.checker)).status, 409)
    assert.notEqual((await runCommand(run.id, 'retry', team.maker)).status, 200)
    assert.lengthOf(await retriesOf(payout), 0)
    await expectLedgerInBalance()
  })

  test('is sent again by the database only on evidence that another brought', async ({
    assert,
  }) => {
    const { run, payout } = await aFailedTransfer(team)
    await runCommand(run.id, 'retry', team.maker)
    const [retried] = await retriesOf(payout)
    const refusedBy = (row: object) =>
      db
        .table('payout_retries')
        .insert({ ...retried, attempt: 2, ...row })
        .then(
          () => undefined,
          (error: unknown) => sqlState(error)
        )
    assert.equal(await refusedBy({ failure_file_id: null }), '23514')
    assert.equal(await refusedBy({ failure_imported_by: null }), '23514')
    assert.equal(await refusedBy({ failure_imported_by: retried.requested_by }), '23514')
    assert.equal(await refusedBy({ approved_by: retried.requested_by }), '23514')
    for (const change of ['update payout_retries set attempt = 9', 'delete from payout_retries']) {
      const denied = await db.rawQuery(change).catch((error: unknown) => sqlState(error))
      assert.equal(denied, '42501', change)
    }
  })

  test('to another account waits until a second person has approved that account', async ({
    assert,
  }) => {
    const { run, supplier, payout } = await aFailedTransfer(team)
    await moveAccount(supplier, newIban)
    const asked = await runCommand(run.id, 'retry', team.maker)
    assert.containSubset(asked.body.retried, { sent: 0, awaitingApproval: 1 })
    assert.containSubset(await transferOf(run, team.checker, payout.reference), {
      status: 'FAILED',
      iban: oldIban,
      retryIban: newIban,
    })
    assert.containSubset(await lastAudit(run.id), {
      command: 'settlement.retry',
      before: { transfers: [{ paymentId: payout.reference, iban: oldIban }] },
      after: { transfers: [{ paymentId: payout.reference, iban: newIban }] },
    })
    assert.notInclude(await bankFileOf(run, team.maker), payout.reference)

    const own = await approveRetry(run.id, team.maker)
    assert.equal(own.status, 422)
    assert.equal((await approveRetry(run.id, team.checker)).status, 200)
    assert.containSubset(await transferOf(run, team.checker, payout.reference), {
      status: 'PENDING',
      iban: newIban,
      retryIban: null,
    })
    assert.containSubset(await lastAudit(run.id), {
      command: 'settlement.approveRetry',
      before: { transfers: [{ paymentId: payout.reference, iban: oldIban }] },
      after: { transfers: [{ paymentId: payout.reference, iban: newIban }] },
    })
    assert.equal((await approveRetry(run.id, team.checker)).status, 409)
    await runCommand(run.id, 'result', team.maker, report(await sentAgain(payout), 'PAID'))
    assert.equal(await owedTo(supplier), 0)
  })

  test('to an account that changed once more is neither approved nor sent', async ({ assert }) => {
    const { run, supplier, payout } = await aFailedTransfer(team)
    await moveAccount(supplier, newIban)
    await runCommand(run.id, 'retry', team.maker)
    await moveAccount(supplier, thirdIban)
    assert.equal((await approveRetry(run.id, team.checker)).status, 409)
    assert.equal((await runCommand(run.id, 'retry', team.checker)).status, 200)
    assert.equal((await approveRetry(run.id, team.checker)).status, 422)
    assert.equal((await approveRetry(run.id, team.maker)).status, 200)
    assert.containSubset(await transferOf(run, team.maker, payout.reference), {
      status: 'PENDING',
      iban: thirdIban,
    })
  })

  test('to an account that changed back needs nobody’s approval, by the bank’s file', async ({
    assert,
  }) => {
    const { run, supplier, payout } = await aFailedTransfer(team)
    await moveAccount(supplier, newIban)
    await runCommand(run.id, 'retry', team.maker)
    assert.equal((await runCommand(run.id, 'retry', team.maker)).status, 422)
    await moveAccount(supplier, oldIban)
    assert.equal((await runCommand(run.id, 'retry', team.maker)).status, 200)
    assert.containSubset(await transferOf(run, team.maker, payout.reference), {
      status: 'PENDING',
      iban: oldIban,
      retryIban: null,
    })
  })

  test('to a distributor that has no account by now stays where it is', async ({ assert }) => {
    const { run, supplier, payout } = await aFailedTransfer(team)
    await moveAccount(supplier, null)
    assert.equal((await runCommand(run.id, 'retry', team.maker)).status, 422)
    assert.containSubset(await transferOf(run, team.maker, payout.reference), { status: 'FAILED' })
    assert.equal((await get(runPath(run.id), { token: team.maker })).status, 200)
  })

  test('is not sent while one of its invoices is FRAUD, nor is its new account approved', async ({
    assert,
  }) => {
    const { run, supplier, invoice, payout } = await aFailedTransfer(team)
    await freeze(invoice)
    assert.equal((await runCommand(run.id, 'retry', team.maker)).status, 422)
    await unfreeze(invoice)
    await moveAccount(supplier, newIban)
    await runCommand(run.id, 'retry', team.maker)
    await freeze(invoice)
    assert.equal((await approveRetry(run.id, team.checker)).status, 409)
    assert.containSubset(await transferOf(run, team.maker, payout.reference), { status: 'FAILED' })
    await unfreeze(invoice)
    assert.equal((await approveRetry(run.id, team.checker)).status, 200)
  })

  test('is approved once by ten people at once', async ({ assert }) => {
    const { run, supplier } = await aFailedTransfer(team)
    await moveAccount(supplier, newIban)
    await runCommand(run.id, 'retry', team.maker)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => approveRetry(run.id, team.checker))
    )
    assert.lengthOf(
      answers.filter(({ status }) => status === 200),
      1
    )
  })
})
