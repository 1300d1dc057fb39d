import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { withLock } from '../lib/lock.ts'

function newLock(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'kasbeno-lock-'))
  t.after(() => rmSync(folder, { recursive: true }))
  return join(folder, 'deep', 'lock')
}

test('one works at a time, also when another fails', async (t) => {
  const lock = newLock(t)
  let working = 0
  let most = 0
  const work = async (fails: boolean) => {
    most = Math.max(most, ++working)
    await new Promise(setImmediate)
    working -= 1
    if (fails) throw new Error('broken')
  }
  const results = await Promise.allSettled(
    [true, false, false].map((fails) => withLock(lock, () => work(fails)))
  )
  assert.equal(most, 1)
  assert.deepEqual(
    results.map(({ status }) => status),
    ['rejected', 'fulfilled', 'fulfilled']
  )
})

test('the lock of a process that is gone is free', async (t) => {
  const lock = newLock(t)
  await withLock(lock, async () => undefined)
  writeFileSync(lock, '4194305')
  assert.equal(await withLock(lock, async () => 'done'), 'done')
})
