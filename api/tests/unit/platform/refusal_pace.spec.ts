import { test } from '@japa/runner'
import type { HttpContext } from '@adonisjs/core/http'
import { refusalLimits } from '#config/commands'
import { RefusalPace } from '#app/platform/http/refusal_pace'

const limits = { burst: 3, perSecond: 10, maxMs: 500, atOnce: 100 }
const delays = (pace: RefusalPace, caller: string, count: number, now = 0) =>
  Array.from({ length: count }, () => pace.delay(caller, now))

test.group('The pace of refusals', () => {
  test('answers a few at once and the next ones spaced out, never later than the longest pause', ({
    assert,
  }) => {
    const pace = new RefusalPace(limits)
    assert.deepEqual(delays(pace, 'a', 12), [0, 0, 0, 100, 200, 300, 400, 500, 500, 500, 500, 500])
  })

  test('is each caller’s own', ({ assert }) => {
    const pace = new RefusalPace(limits)
    delays(pace, 'a', 50)
    assert.deepEqual(delays(pace, 'b', 3), [0, 0, 0])
  })

  test('is forgotten by and by', ({ assert }) => {
    const pace = new RefusalPace(limits)
    delays(pace, 'a', 50)
    assert.deepEqual(delays(pace, 'a', 2, 500), [0, 100])
    assert.deepEqual(delays(pace, 'a', 3, 5_000), [0, 0, 0])
  })

  test('of a closed loop of fifty connections is fifty a second and a few, where it was thousands', ({
    assert,
  }) => {
    const pace = new RefusalPace(refusalLimits)
    const loops = Array.from({ length: 50 }, () => 0)
    let answered = 0
    for (let now = 0; now < 10_000; now++) {
      for (const [index, due] of loops.entries()) {
        if (due > now) continue
        answered++
        loops[index] = now + 1 + pace.delay('a', now)
      }
    }
    assert.isBelow(answered, 800)
  })

  test('keeps nothing of a client that has hung up', async ({ assert }) => {
    const pace = new RefusalPace(limits)
    const delay = pace.delay.bind(pace)
    const callers: string[] = []
    pace.delay = (caller, now) => {
      callers.push(caller)
      return delay(caller, now)
    }
    await pace.wait({ request: { ip: () => undefined } } as unknown as HttpContext)
    assert.deepEqual(callers, [])
    await pace.wait({ request: { ip: () => '127.0.0.1' } } as unknown as HttpContext)
    assert.deepEqual(callers, ['network:127.0.0.1'])
  })
})
