import { test } from '@japa/runner'
import sharp from 'sharp'
import { allowManySignIns } from '#tests/support/identity'
import { aFreshRegistration, fmcg, papersOf, upload } from '#tests/support/registration'

/** Small to send, large to paint: its lines cannot be read one by one. */
const aHeavyPicture = () =>
  sharp({ create: { width: 2000, height: 2000, channels: 3, background: '#fff' } })
    .png({ progressive: true })
    .toBuffer()

test.group('Many heavy pictures at once', (group) => {
  group.setup(() => allowManySignIns())

  test('are painted two at a time, and all of them in the end', async ({ assert }) => {
    const picture = await aHeavyPicture()
    const shops = await Promise.all([1, 2, 3, 4, 5, 6].map(() => aFreshRegistration()))
    const forms = await Promise.all(shops.map(() => papersOf({ nationalCardFront: picture })))
    // Between its place in the queue and its painting a picture may be counted in both.
    const most = { waiting: 0, painted: 0 }
    const watch = () => {
      const { queue, process } = sharp.counters()
      most.waiting = Math.max(most.waiting, queue)
      most.painted = Math.max(most.painted, process)
    }
    sharp.queue.on('change', watch)
    try {
      const answers = await Promise.all(
        shops.map(({ token }, index) => upload(fmcg, forms[index], token))
      )
      assert.deepEqual(
        answers.map(({ status }) => status),
        shops.map(() => 200)
      )
    } finally {
      sharp.queue.off('change', watch)
    }
    assert.isAtMost(most.waiting, 2)
    assert.isAtMost(most.painted, 2)
    assert.isAbove(most.waiting + most.painted, 0)
  })

  test('of one owner are taken once; the others find the form locked', async ({ assert }) => {
    const { token } = await aFreshRegistration()
    const forms = await Promise.all([1, 2, 3, 4].map(() => papersOf()))
    const answers = await Promise.all(forms.map((form) => upload(fmcg, form, token)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422, 422, 422])
  })
})
