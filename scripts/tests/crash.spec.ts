import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildAll } from '../lib/builds/build_all.ts'
import { runCrashes } from '../lib/crash/run.ts'

test('kill -9 of API, worker and database under payments, cards, staff and signatories: what was acknowledged stays, nothing is half done', async (t) => {
  await buildAll(() => undefined)
  const { crashes, acknowledged, errands, faults } = await runCrashes(1, () => undefined)
  for (const { victim, backMs } of crashes) {
    t.diagnostic(`${victim}: next payment after ${(backMs / 1000).toFixed(2)} s`)
  }
  assert.deepEqual(faults, [])
  assert.equal(crashes.length, 3)
  assert.ok(acknowledged > 0)
  for (const [what, count] of Object.entries(errands)) assert.ok(count > 0, what)
  t.diagnostic(`${acknowledged} payments, ${JSON.stringify(errands)}`)
})
