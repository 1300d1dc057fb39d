import { test } from '@japa/runner'
import { Semaphore, KeyedMutex } from '#app/platform/process/semaphore'

/** Works that note how many of them run; each ends when it is told to. */
const works = () => {
  const ends: (() => void)[] = []
  const order: number[] = []
  let running = 0
  let most = 0
  const work = (number: number) => async () => {
    order.push(number)
    most = Math.max(most, ++running)
    await new Promise<void>((end) => ends.push(end))
    running--
    return number
  }
  const endAll = async (count: number) => {
    for (let ended = 0; ended < count;) {
      const end = ends.shift()
      if (end) {
        end()
        ended++
      }
      await Promise.resolve()
    }
  }
  return { work, endAll, order, most: () => most }
}

test.group('Semaphore', () => {
  test('let so many run at once and the others follow in their order', async ({ assert }) => {
    const { work, endAll, order, most } = works()
    const turns = new Semaphore(2)
    const all = Promise.all([0, 1, 2, 3, 4].map((number) => turns.run(work(number))))
    await endAll(5)
    assert.deepEqual(await all, [0, 1, 2, 3, 4])
    assert.deepEqual(order, [0, 1, 2, 3, 4])
    assert.equal(most(), 2)
    assert.isTrue(turns.isIdle)
  })

  test('go on after a work that fails', async ({ assert }) => {
    const turns = new Semaphore(1)
    const failed = turns.run(() => Promise.reject(new Error('broken')))
    const next = turns.run(async () => 'done')
    await assert.rejects(() => failed, 'broken')
    assert.equal(await next, 'done')
  })

  test('by key let different keys pass each other', async ({ assert }) => {
    const { work, endAll, most } = works()
    const turns = new KeyedMutex()
    const all = Promise.all(['a', 'a', 'b'].map((key, number) => turns.run(key, work(number))))
    await endAll(3)
    await all
    assert.equal(most(), 2)
  })
})
