import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { numberRuns } from '#database/migrations/0383_number_settlement_runs'
import { list } from '#tests/support/resources'
import { aFinanceTeam, anApprovedRun, preview, type FinanceTeam } from '#tests/support/settlement'

test.group('The number of a run', (group) => {
  let team: FinanceTeam
  group.setup(async () => {
    team = await aFinanceTeam()
  })

  test('is one of its own, higher than those before it, wherever the run is told of', async ({
    assert,
  }) => {
    const first = await preview(team.maker)
    const { run, payout } = await anApprovedRun(5_000_000, team)
    assert.isNumber(first.body.number)
    assert.isAbove(run.number, first.body.number)

    const { body } = await list('settlement-runs', team.maker, { filter: { id: [run.id] } })
    assert.deepEqual(
      body.map(({ number }: { number: number }) => number),
      [run.number]
    )
    const transfers = await list('payouts', team.maker, { filter: { runId: [run.id] } })
    const told = transfers.body.find(({ id }: { id: string }) => id === payout.id)
    assert.equal(told.runNumber, run.number)
    const line = await db
      .from('audit_lines')
      .where({ subject_type: 'settlement-runs', subject_id: run.id, command: 'settlement.preview' })
      .firstOrFail()
    assert.equal(line.after.number, run.number)
  })

  test('runs that are made at once never share one', async ({ assert }) => {
    const made = await Promise.all(Array.from({ length: 6 }, () => preview(team.maker)))
    assert.deepEqual(
      made.map(({ status }) => status),
      made.map(() => 201)
    )
    assert.lengthOf(new Set(made.map(({ body }) => body.number)), made.length)
  })

  test('goes by the day on which a run was made where runs were there before numbers', async ({
    assert,
  }) => {
    const newest = await preview(team.maker)
    const oldest = await preview(team.maker)
    const trx = await db.transaction()
    try {
      await trx
        .from('settlement_runs')
        .where({ id: oldest.body.id })
        .update({
          created_at: new Date('2020-01-01'),
        })
      await trx.from('settlement_runs').update({ number: trx.raw('-number') })
      await trx.rawQuery(numberRuns)
      const runs = await trx.from('settlement_runs').orderBy('number').select('id', 'number')
      assert.deepEqual(
        runs.map(({ number }) => number),
        runs.map((_, i) => i + 1)
      )
      assert.equal(runs.at(0).id, oldest.body.id)
      assert.equal(runs.at(-1).id, newest.body.id)
    } finally {
      await trx.rollback()
    }
  })
})
