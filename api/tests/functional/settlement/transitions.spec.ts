import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import {
  payoutStatuses,
  runStatuses,
  type PayoutStatus,
  type RunStatus,
} from '#contracts/settlement'
import { reconcile } from '#app/money/ledger/queries/reconcile'
import { expectLedgerInBalance } from '#tests/support/credit'
import { cleanDatabase } from '#tests/support/database'
import type { Answer } from '#tests/support/http'
import {
  approveRetry,
  aFinanceTeam,
  aMatureInvoice,
  anApprovedRun,
  failAtBank,
  owedTo,
  preview,
  report,
  runCommand,
  type FinanceTeam,
} from '#tests/support/settlement'
import { aSupplier } from '#factories/distributor'

const amount = 5_000_000

/** A run of one transfer in each status, on the road that leads there. */
const aRunThatIs: Record<RunStatus, (team: FinanceTeam) => Promise<{ run: { id: string } }>> = {
  async PREVIEW(team) {
    const supplier = await aSupplier()
    await aMatureInvoice(amount, supplier)
    return { run: (await preview(team.maker)).body }
  },
  APPROVED: (team) => anApprovedRun(amount, team),
  async DONE(team) {
    const made = await anApprovedRun(amount, team)
    await runCommand(made.run.id, 'result', team.maker, report(made.payout, 'PAID'))
    return made
  },
  async CANCELED(team) {
    const made = await aRunThatIs.PREVIEW(team)
    await runCommand(made.run.id, 'cancel', team.maker)
    return made
  },
}

/** The commands that move a run, and the statuses from which each may. */
const movesOfRuns: [string, RunStatus[], (runId: string, team: FinanceTeam) => Promise<Answer>][] =
  [
    ['approve', ['PREVIEW'], (id, { checker }) => runCommand(id, 'approve', checker)],
    ['cancel', ['PREVIEW'], (id, { maker }) => runCommand(id, 'cancel', maker)],
  ]

test.group('A run moves as its table says, and in no other way', (group) => {
  let team: FinanceTeam
  group.setup(async () => {
    await cleanDatabase()
    team = await aFinanceTeam()
  })

  for (const status of runStatuses) {
    for (const [name, from, move] of movesOfRuns) {
      const isAllowed = from.includes(status)
      test(`${status}: ${name} is ${isAllowed ? 'taken' : 'refused and changes nothing'}`, async ({
        assert,
      }) => {
        const { run } = await aRunThatIs[status](team)
        const before = await db.from('settlement_runs').where({ id: run.id }).firstOrFail()
        assert.equal(before.status, status)
        const answer = await move(run.id, team)
        assert.equal(answer.status, isAllowed ? 200 : 409)
        const after = await db.from('settlement_runs').where({ id: run.id }).firstOrFail()
        if (isAllowed) assert.notEqual(after.status, status)
        else assert.deepEqual(after, before)
        await expectLedgerInBalance()
      })
    }

    test(`${status}: a result of the bank ${status === 'APPROVED' ? 'pays and ends it' : 'moves it nowhere'}`, async ({
      assert,
    }) => {
      const { run } = await aRunThatIs[status](team)
      const payout = await db.from('payouts').where({ run_id: run.id }).firstOrFail()
      await runCommand(run.id, 'result', team.maker, report(payout, 'PAID'))
      const after = await db.from('settlement_runs').where({ id: run.id }).firstOrFail()
      assert.equal(after.status, status === 'APPROVED' ? 'DONE' : status)
      await expectLedgerInBalance()
    })

    if (status !== 'APPROVED') {
      test(`${status}: nothing of it is tried again`, async ({ assert }) => {
        const { run } = await aRunThatIs[status](team)
        assert.equal((await runCommand(run.id, 'retry', team.maker)).status, 409)
        assert.equal((await approveRetry(run.id, team.checker)).status, 409)
      })
    }
  }

  test('what an approved run has taken stays taken after somebody tried to cancel it', async ({
    assert,
  }) => {
    const { run, supplier, payout } = await anApprovedRun(amount, team)
    const refused = await runCommand(run.id, 'cancel', team.maker)
    assert.containSubset(refused, { status: 409, body: { title: 'AlreadyProcessedException' } })
    const { body: next } = await preview(team.maker)
    assert.isNull(
      await db.from('payouts').where({ run_id: next.id, distributor_id: supplier.id }).first()
    )
    await runCommand(run.id, 'result', team.maker, report(payout, 'PAID'))
    assert.equal(await owedTo(supplier), 0)
  })
})

/** A transfer in each status. */
const aTransferThatIs: Record<
  PayoutStatus,
  (team: FinanceTeam) => ReturnType<typeof anApprovedRun>
> = {
  PENDING: (team) => anApprovedRun(amount, team),
  async PAID(team) {
    const made = await anApprovedRun(amount, team)
    const paid = report(made.payout, 'PAID', { trackingNumber: 'T1' })
    await runCommand(made.run.id, 'result', team.maker, paid)
    return made
  },
  async FAILED(team) {
    const made = await anApprovedRun(amount, team)
    await failAtBank(made.run.id, made.payout, team.checker)
    return made
  },
}
const mayBecome: Record<PayoutStatus, PayoutStatus[]> = {
  PENDING: ['PAID', 'FAILED'],
  PAID: [],
  // To the bank again; to PAID only by the bank's file over a failure that was typed in (retry.spec.ts).
  FAILED: ['PENDING'],
}
const movesOfTransfers: Record<
  PayoutStatus,
  (made: Awaited<ReturnType<typeof anApprovedRun>>, team: FinanceTeam) => Promise<Answer>
> = {
  PENDING: ({ run }, { maker }) => runCommand(run.id, 'retry', maker),
  PAID: ({ run, payout }, { maker }) =>
    runCommand(run.id, 'result', maker, report(payout, 'PAID', { trackingNumber: 'T2' })),
  FAILED: ({ run, payout }, { maker }) =>
    runCommand(run.id, 'result', maker, report(payout, 'FAILED', { reason: 'دیگر' })),
}

test.group('A transfer moves as its table says, and in no other way', (group) => {
  let team: FinanceTeam
  group.setup(async () => {
    await cleanDatabase()
    team = await aFinanceTeam()
  })

  for (const from of payoutStatuses) {
    for (const to of payoutStatuses) {
      const isAllowed = mayBecome[from].includes(to)
      test(`${from} → ${to}: ${isAllowed ? 'taken' : 'refused and changes nothing'}`, async ({
        assert,
      }) => {
        const made = await aTransferThatIs[from](team)
        const row = () => db.from('payouts').where({ id: made.payout.id }).firstOrFail()
        const [before, owed] = [await row(), await owedTo(made.supplier)]
        assert.equal(before.status, from)
        await movesOfTransfers[to](made, team)
        const after = await row()
        assert.equal(after.status, isAllowed ? to : from)
        if (!isAllowed) assert.deepEqual(after, before)
        const paysNow = isAllowed && to === 'PAID'
        assert.equal(await owedTo(made.supplier), paysNow ? 0 : owed)
        await expectLedgerInBalance()
      })
    }
  }
})

test.group('Reconciliation of settlement finds', (group) => {
  let team: FinanceTeam
  const failing = async () =>
    (await reconcile()).checks.filter(({ ok }) => !ok).map(({ name }) => name)
  group.setup(async () => {
    await cleanDatabase()
    team = await aFinanceTeam()
  })
  group.teardown(cleanDatabase)

  test('invoices that count as settled although their run was cancelled', async ({ assert }) => {
    const { run } = await anApprovedRun(amount, team)
    const change = (status: string) =>
      db.from('settlement_runs').where({ id: run.id }).update({ status })
    await change('CANCELED')
    assert.deepEqual(await failing(), ['settled-invoices-are-in-a-run'])
    await change('APPROVED')
    assert.deepEqual(await failing(), [])
  })

  test('a transfer that was sent again on nobody’s word', async ({ assert }) => {
    const { payout } = await aTransferThatIs.FAILED(team)
    await db
      .from('payouts')
      .where({ id: payout.id })
      .update({ status: 'PENDING', attempt: 2, failure: null, failure_file_id: null })
    assert.deepEqual(await failing(), ['retries-rest-on-evidence'])
    await db.from('payouts').where({ id: payout.id }).update({ attempt: 1 })
    assert.deepEqual(await failing(), [])
  })
})
