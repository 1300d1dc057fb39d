import { getPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { test } from '@japa/runner'

const file = new URL('../../../app/platform/process/thread_priority.ts', import.meta.url).href

/** Runs in a thread: what its own priority is afterwards. */
const program = `
  const { getPriority } = require('node:os')
  const { parentPort } = require('node:worker_threads')
  import(${JSON.stringify(file)}).then(({ lowerThreadPriority }) => {
    lowerThreadPriority()
    parentPort.postMessage(getPriority())
  })`

test.group('A thread that takes the processor', () => {
  test('comes after whoever else its process serves, and leaves the process as it was', async ({
    assert,
  }) => {
    const before = getPriority()
    const own = await new Promise((resolve, reject) => {
      const thread = new Worker(program, { eval: true, execArgv: [] })
      thread.once('message', resolve)
      thread.once('error', reject)
    })
    assert.isAbove(Number(own), before)
    assert.equal(getPriority(), before)
  })
})
