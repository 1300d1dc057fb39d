import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import sharp from 'sharp'
import { eventually } from '#tests/support/eventually'
import { baseUrl, get } from '#tests/support/http'
import { allowManySignIns } from '#tests/support/identity'
import { fmcg } from '#factories/shop'
import { aFreshRegistration, papersOf, upload } from '#tests/support/registration'

/** Small to send, large to paint: its lines cannot be read one by one. */
const aHeavyPicture = () =>
  sharp({ create: { width: 2000, height: 2000, channels: 3, background: '#fff' } })
    .png({ progressive: true })
    .toBuffer()

/** One row above 25 megapixels, packed to almost nothing. */
const tooManyPixels = () =>
  sharp({ create: { width: 5000, height: 5001, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()

test.group('Many heavy pictures at once', (group) => {
  group.setup(() => allowManySignIns())

  test('are painted two at a time, and all of them in the end', async ({ assert }) => {
    const picture = await aHeavyPicture()
    const shops = await Promise.all([1, 2, 3, 4, 5, 6].map(() => aFreshRegistration()))
    const forms = await Promise.all(shops.map(() => papersOf({ nationalCardFront: picture })))
    // Headers are read by everybody at once and stand in sharp's queue too; `process` counts painting alone.
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
    assert.isAtMost(most.painted, 2)
    assert.isAbove(most.waiting + most.painted, 0)
  })

  test('of one owner are taken once; the others find the form locked or are too many', async ({
    assert,
  }) => {
    const { token } = await aFreshRegistration()
    const forms = await Promise.all([1, 2, 3, 4].map(() => papersOf()))
    const answers = await Promise.all(forms.map((form) => upload(fmcg, form, token)))
    const statuses = answers.map(({ status }) => status)
    assert.lengthOf(
      statuses.filter((status) => status === 200),
      1
    )
    for (const status of statuses) assert.oneOf(status, [200, 422, 429])
  })

  test('of twenty owners leave the others their answers', async ({ assert }) => {
    const picture = await aHeavyPicture()
    const shops = await Promise.all(Array.from({ length: 20 }, () => aFreshRegistration()))
    const forms = await Promise.all(shops.map(() => papersOf({ nationalCardFront: picture })))
    let isDone = false
    const uploads = Promise.all(
      shops.map(({ token }, index) => upload(fmcg, forms[index], token))
    ).finally(() => (isDone = true))
    let answered = 0
    while (!isDone) {
      assert.equal((await get('/health/live')).status, 200)
      answered++
    }
    for (const { status } of await uploads) assert.equal(status, 200)
    assert.isAbove(answered, 50)
  })
})

test.group('Uploads of one person', (group) => {
  group.setup(() => allowManySignIns())

  const path = `/api/user/${fmcg}/upload?shopCertificateType=ETC`
  /** An upload whose bytes come when they are let: its reader waits. */
  const heldUpload = (token: string) => {
    const started = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const part = '--b\r\nContent-Disposition: form-data; name="certificate"; filename="a"\r\n\r\n'
    const body = new ReadableStream({
      async pull(controller) {
        controller.enqueue(Buffer.from(part))
        started.resolve()
        await goOn.promise
        controller.enqueue(Buffer.from('x\r\n--b--\r\n'))
        controller.close()
      },
    })
    const answer = fetch(baseUrl() + path, {
      method: 'POST',
      headers: {
        'authorization': `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=b',
      },
      body,
      duplex: 'half',
    } as RequestInit)
    return { started: started.promise, finish: goOn.resolve, answer }
  }

  test('are two at once, one read and one waiting; a third is sent away, another person’s is not', async ({
    assert,
  }) => {
    const [{ token, userId }, other] = [await aFreshRegistration(), await aFreshRegistration()]
    const held = heldUpload(token)
    await held.started
    // It is counted right before it takes its turn.
    await eventually('the held upload’s turn', async () => {
      const [{ count }] = await db
        .from('rate_limits')
        .whereLike('key', `%uploads:${userId}`)
        .count('* as count')
      return Number(count) > 0
    })
    const sent: ReturnType<typeof upload>[] = []
    const papers = await papersOf()
    const send = () => {
      const answer = upload(fmcg, papers, token)
      sent.push(answer)
      return answer
    }
    // Behind the held one another one waits, whichever comes first.
    const busy: Awaited<ReturnType<typeof upload>>[] = []
    await eventually('an upload that is sent away', async () => {
      const answers = [1, 2, 3].map(send)
      const refusals = answers.map(async (answer) => {
        const known = await answer
        if (known.status !== 429) throw new Error('taken')
        busy.push(known)
      })
      return Promise.any(refusals).then(
        () => true,
        () => false
      )
    })
    const [refused] = busy
    assert.equal(refused.body.title, 'ThrottledException')
    assert.isAbove(Number(refused.headers.get('retry-after')), 0)
    assert.equal((await send()).status, 429)
    assert.equal((await upload(fmcg, await papersOf(), other.token)).status, 200)
    held.finish()
    assert.equal((await held.answer).status, 422)
    const statuses = (await Promise.all(sent)).map(({ status }) => status)
    assert.sameMembers([...new Set(statuses)], [200, 429])
  })

  test('are thirty a day, whatever becomes of them', async ({ assert }) => {
    const [{ token }, other] = [await aFreshRegistration(), await aFreshRegistration()]
    const nothing = () => new FormData()
    for (let sent = 0; sent < 30; sent++) {
      assert.equal((await upload(fmcg, nothing(), token)).status, 422)
    }
    const refused = await upload(fmcg, await papersOf(), token)
    assert.equal(refused.status, 429)
    assert.isAbove(Number(refused.headers.get('retry-after')), 3600)
    assert.match(refused.body.message, /فردا/)
    assert.equal((await upload(fmcg, await papersOf(), other.token)).status, 200)
  })

  test('with a fault that is cheap to see are refused before any picture is decoded', async ({
    assert,
  }) => {
    const { token } = await aFreshRegistration()
    let decoded = 0
    const count = () => decoded++
    const heavy = await aHeavyPicture()
    const forms = [
      [await papersOf({ nationalCardFront: heavy }), 'PASSPORT'],
      [await papersOf({ nationalCardFront: heavy, certificate: null }), 'ETC'],
      [await papersOf({ nationalCardFront: heavy, certificate: Buffer.from('%PDF-1.7') }), 'ETC'],
      [await papersOf({ nationalCardFront: heavy, certificate: await tooManyPixels() }), 'ETC'],
    ] as const
    sharp.queue.on('change', count)
    try {
      for (const [form, type] of forms) {
        assert.equal((await upload(fmcg, form, token, type)).status, 422)
      }
      assert.equal(decoded, 0)
      assert.equal((await upload(fmcg, await papersOf(), token)).status, 200)
      assert.isAbove(decoded, 0)
    } finally {
      sharp.queue.off('change', count)
    }
  })
})
