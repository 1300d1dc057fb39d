import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Job, runPlan } from '../lib/testing/plan.ts'

/** Jobs that tell when they begin and end on their own word. */
function jobs(...wanted: Omit<Job, 'run'>[]) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const list = wanted.map((job) => ({
    ...job,
    run: () =>
      new Promise<void>((resolve) => {
        begun.push(job.name)
        ends.set(job.name, resolve)
      }),
  }))
  const end = async (name: string) => {
    ends.get(name)!()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { list, begun, end }
}

test('as many jobs run at once as there are lanes, in the order of the list', async () => {
  const { list, begun, end } = jobs({ name: 'a' }, { name: 'b' }, { name: 'c' })
  const done = runPlan(2, list)
  assert.deepEqual(begun, ['a', 'b'])
  await end('b')
  assert.deepEqual(begun, ['a', 'b', 'c'])
  await end('a')
  await end('c')
  await done
})

test('what another one needs has ended before it begins, and later ones do not wait for it', async () => {
  const { list, begun, end } = jobs({ name: 'a' }, { name: 'b', needs: ['a'] }, { name: 'c' })
  const done = runPlan(2, list)
  assert.deepEqual(begun, ['a', 'c'])
  await end('c')
  assert.deepEqual(begun, ['a', 'c'])
  await end('a')
  assert.deepEqual(begun, ['a', 'c', 'b'])
  await end('b')
  await done
})

test('jobs that nothing lets begin, and jobs that break, break the plan', async () => {
  const run = () => Promise.resolve()
  await assert.rejects(runPlan(2, [{ name: 'a', needs: ['b'], run }]), /begin: a$/)
  const broken = () => Promise.reject(new Error('broken'))
  await assert.rejects(runPlan(1, [{ name: 'a', run: broken }]), /broken/)
})
