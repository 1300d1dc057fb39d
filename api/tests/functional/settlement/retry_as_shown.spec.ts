import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { changesOf, decideChange } from '#tests/support/change_requests'
import { aSupplier } from '#factories/distributor'
import {
  aFinanceTeam,
  aMatureInvoice,
  payoutTo,
  preview,
  report,
  runCommand,
  runOf,
  type FinanceTeam,
} from '#tests/support/settlement'

/** A run with two transfers, of which somebody has typed in that the first one failed, and asks for it again. */
const oneAskedOfTwo = async (team: FinanceTeam) => {
  const [first, second] = [await aSupplier(), await aSupplier()]
  await aMatureInvoice(5_000_000, first)
  await aMatureInvoice(7_000_000, second)
  const run = (await preview(team.maker)).body
  await runCommand(run.id, 'approve', team.checker)
  const [shown, later] = [await payoutTo(run, first), await payoutTo(run, second)]
  const ask = async (payout: typeof shown) => {
    const typed = report(payout, 'FAILED', { reason: 'شبا بسته است' })
    await runCommand(run.id, 'result', team.maker, typed)
    return (await runCommand(run.id, 'retry', team.maker)).body.retried
  }
  await ask(shown)
  const states = async () => {
    const rows = await db.from('payouts').whereIn('id', [shown.id, later.id]).orderBy('net')
    return rows.map(({ status }) => status)
  }
  return { run, askForLater: () => ask(later), states }
}
const requestOfRun = async (run: { id: string }, token: string): Promise<string> =>
  (await runOf(run.id, token)).body.retryRequestId
const requestOfInbox = async (run: { id: string }, token: string): Promise<string> => {
  const about = { status: 'PENDING', resource: 'settlement-runs', subjectId: run.id }
  return (await changesOf('payout-retries', token, about)).body[0].id
}

test.group('A second person approves the transfers that they were shown', (group) => {
  let team: FinanceTeam
  group.setup(async () => {
    team = await aFinanceTeam()
  })

  test('and not those that were asked for since, on the page of the run', async ({ assert }) => {
    const { run, askForLater, states } = await oneAskedOfTwo(team)
    const approve = (requestId: string) =>
      runCommand(run.id, 'approve-retry', team.checker, { requestId })
    const shown = await requestOfRun(run, team.checker)
    assert.containSubset(await askForLater(), { sent: 0, awaitingApproval: 2 })
    assert.equal((await approve(shown)).status, 409)
    assert.deepEqual(await states(), ['FAILED', 'FAILED'])
    assert.equal((await approve(await requestOfRun(run, team.checker))).status, 200)
    assert.deepEqual(await states(), ['PENDING', 'PENDING'])
    assert.isNull(await requestOfRun(run, team.checker))
  })

  test('and not those that were asked for since, in the inbox', async ({ assert }) => {
    const { run, askForLater, states } = await oneAskedOfTwo(team)
    const shown = await requestOfInbox(run, team.checker)
    await askForLater()
    assert.equal((await decideChange(team.checker, shown)).status, 404)
    assert.deepEqual(await states(), ['FAILED', 'FAILED'])
    const now = await requestOfInbox(run, team.checker)
    assert.equal(now, await requestOfRun(run, team.checker))
    assert.equal((await decideChange(team.checker, now)).status, 200)
    assert.deepEqual(await states(), ['PENDING', 'PENDING'])
  })

  test('nor what was taken back and asked for anew with more in it', async ({ assert }) => {
    const { run, askForLater, states } = await oneAskedOfTwo(team)
    const shown = await requestOfRun(run, team.checker)
    assert.equal((await runCommand(run.id, 'withdraw-retry', team.maker)).status, 200)
    await askForLater()
    assert.notEqual(await requestOfRun(run, team.checker), shown)
    const refused = await runCommand(run.id, 'approve-retry', team.checker, { requestId: shown })
    assert.equal(refused.status, 409)
    assert.deepEqual(await states(), ['FAILED', 'FAILED'])
  })

  test('and says which ones: without it nothing is approved', async ({ assert }) => {
    const { run, states } = await oneAskedOfTwo(team)
    assert.equal((await runCommand(run.id, 'approve-retry', team.checker)).status, 422)
    assert.deepEqual(await states(), ['FAILED', 'PENDING'])
  })
})
