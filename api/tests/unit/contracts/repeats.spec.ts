import { test } from '@japa/runner'
import { leftOpenBy, repeatPausesMs, untilAnswered } from '#contracts/repeats'

class Answered extends Error {
  constructor(
    readonly status: number,
    readonly title = 'ServerException'
  ) {
    super(title)
  }
}
const unknown = new Answered(503, 'OutcomeUnknownException')

/** Plays answers one after the other; the clock goes on by what each try and pause takes. */
const played = async (answers: (Answered | 'done')[], tryMs = 0) => {
  let at = 0
  let tries = 0
  const result = await untilAnswered(
    async () => {
      at += tryMs
      const answer = answers[Math.min(tries++, answers.length - 1)]
      if (answer !== 'done') throw answer
      return answer
    },
    {
      leftOpen: (error) =>
        error instanceof Answered ? leftOpenBy(error.status, error.title) : null,
      unknown: () => new Error('unknown'),
    },
    { now: () => at, pause: async (ms) => void (at += ms) }
  ).catch((error: Error) => error.message)
  return { result, tries, at }
}

test.group('A command whose answer was lost', () => {
  test('is asked for again until it is known', async ({ assert }) => {
    for (const lost of [new Answered(502), new Answered(504), unknown]) {
      assert.deepInclude(await played([lost, lost, 'done']), { result: 'done', tries: 3 })
      assert.deepInclude(await played([lost, new Answered(422, 'No')]), { result: 'No', tries: 2 })
    }
  })

  test('is told at once where there is no network, and asked for through one that breaks', async ({
    assert,
  }) => {
    assert.deepInclude(await played([new Answered(0)]), { result: 'unknown', tries: 1 })
    assert.deepInclude(await played([unknown, new Answered(0), 'done']), {
      result: 'done',
      tries: 3,
    })
  })

  test('is not known because the server is away afterwards', async ({ assert }) => {
    const away = new Answered(503)
    assert.deepInclude(await played([unknown, away, away, away]), { result: 'unknown', tries: 4 })
    assert.deepInclude(await played([unknown, away, 'done']), { result: 'done', tries: 3 })
  })

  test('stays unknown after some tries, and sooner where each takes long', async ({ assert }) => {
    const pauses = repeatPausesMs.reduce((sum, ms) => sum + ms, 0)
    const { result, tries, at } = await played([unknown])
    assert.deepEqual([result, tries, at], ['unknown', repeatPausesMs.length + 1, pauses])
    assert.deepInclude(await played([unknown], 30_000), { result: 'unknown', tries: 2 })
  })

  test('is not repeated where it was answered: no, a fault, or not done', async ({ assert }) => {
    for (const status of [400, 401, 409, 422, 429, 500, 503])
      assert.deepInclude(await played([new Answered(status)]), {
        result: 'ServerException',
        tries: 1,
      })
  })
})
