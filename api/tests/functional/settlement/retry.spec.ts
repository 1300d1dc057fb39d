import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { get, post } from '#tests/support/http'
import { sheetOf } from '#tests/support/resources'
import {
  aFinanceTeam,
  anApprovedRun,
  owedTo,
  report,
  runCommand,
  runOf,
  runPath,
  type FinanceTeam,
} from '#tests/support/settlement'
import { exported } from '#tests/support/resources'

const [oldIban, newIban, thirdIban] = [
  'IR270170000000100324200001',
  'IR110120000000005500000002',
  'IR400180000000008800000003',
]

/** A run whose one transfer of the supplier the bank has refused. */
const aFailedTransfer = async (team: FinanceTeam) => {
  const made = await anApprovedRun(5_000_000, team)
  const failed = report(made.payout, 'FAILED', { reason: 'شبا بسته است' })
  await runCommand(made.run.id, 'result', team.maker, failed)
  return made
}
const moveAccount = ({ id }: { id: string }, iban: string | null) =>
  db.from('distributors').where({ id }).update({ iban })
const transferOf = async (run: { id: string }, token: string, paymentId: string) =>
  (await runOf(run.id, token)).body.payouts.find(
    (transfer: { paymentId: string }) => transfer.paymentId === paymentId
  )
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
    const paid = await runCommand(run.id, 'result', team.maker, report(payout, 'PAID'))
    assert.equal(paid.body.answers[0].answer, 'ALREADY_RECORDED')
    const { bytes } = await exported(`${runPath(run.id)}/file`, team.maker)
    const { rows } = await sheetOf(bytes)
    assert.notInclude(JSON.stringify(rows), payout.reference)

    const own = await runCommand(run.id, 'approve-retry', team.maker)
    assert.equal(own.status, 422)
    assert.equal((await runCommand(run.id, 'approve-retry', team.checker)).status, 200)
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
    assert.equal((await runCommand(run.id, 'approve-retry', team.checker)).status, 409)
    await runCommand(run.id, 'result', team.maker, report(payout, 'PAID'))
    assert.equal(await owedTo(supplier), 0)
  })

  test('to an account that changed once more is neither approved nor sent', async ({ assert }) => {
    const { run, supplier, payout } = await aFailedTransfer(team)
    await moveAccount(supplier, newIban)
    await runCommand(run.id, 'retry', team.maker)
    await moveAccount(supplier, thirdIban)
    assert.equal((await runCommand(run.id, 'approve-retry', team.checker)).status, 409)
    assert.equal((await runCommand(run.id, 'retry', team.checker)).status, 200)
    assert.equal((await runCommand(run.id, 'approve-retry', team.checker)).status, 422)
    assert.equal((await runCommand(run.id, 'approve-retry', team.maker)).status, 200)
    assert.containSubset(await transferOf(run, team.maker, payout.reference), {
      status: 'PENDING',
      iban: thirdIban,
    })
  })

  test('to an account that changed back needs nobody’s approval', async ({ assert }) => {
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
    const inquire = (command: 'fraud' | 'unfraud') =>
      post(
        `/api/admin/orders/${invoice.id}/${command}`,
        { reason: 'گزارش خریدار' },
        { token: team.maker }
      )
    await inquire('fraud')
    assert.equal((await runCommand(run.id, 'retry', team.maker)).status, 422)
    await inquire('unfraud')
    await moveAccount(supplier, newIban)
    await runCommand(run.id, 'retry', team.maker)
    await inquire('fraud')
    assert.equal((await runCommand(run.id, 'approve-retry', team.checker)).status, 409)
    assert.containSubset(await transferOf(run, team.maker, payout.reference), { status: 'FAILED' })
    await inquire('unfraud')
    assert.equal((await runCommand(run.id, 'approve-retry', team.checker)).status, 200)
  })

  test('is approved once by ten people at once', async ({ assert }) => {
    const { run, supplier } = await aFailedTransfer(team)
    await moveAccount(supplier, newIban)
    await runCommand(run.id, 'retry', team.maker)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => runCommand(run.id, 'approve-retry', team.checker))
    )
    assert.lengthOf(
      answers.filter(({ status }) => status === 200),
      1
    )
  })
})
