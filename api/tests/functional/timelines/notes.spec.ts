import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/platform/values/ids'
import { aShop } from '#factories/shop'
import { partnerToken, aSupplier } from '#factories/distributor'
import { get, post } from '#tests/support/http'
import { signIn, staffToken } from '#tests/support/identity'
import { historyOf } from './read.js'
import { named } from './road.js'

const text = 'با فروشگاه تماس گرفته شد؛ پروانه تازه را می‌فرستد.'
const pathOf = (about: string, id: string) => `/api/admin/${about}/${id}/notes`

test.group('A note', (group) => {
  let shop: Awaited<ReturnType<typeof aShop>>
  let writer: Awaited<ReturnType<typeof named>>
  group.each.setup(async () => {
    shop = await aShop()
    writer = await named('kyc', 'سارا بازبین')
  })
  const idOf = (about: string) => (about === 'users' ? shop.userId : shop.registrationId)

  for (const about of ['users', 'registrations']) {
    test(`on one of the ${about} is read by staff with its author, newest first`, async ({
      assert,
    }) => {
      const path = pathOf(about, idOf(about))
      const { status, body } = await post(path, { text }, { token: writer.token })
      assert.equal(status, 201)
      assert.containSubset(body, { text, by: 'سارا بازبین' })
      await post(path, { text: 'دومی' }, { token: writer.token })
      const read = await get(path, { token: await staffToken('auditor') })
      assert.containSubset(read.body, {
        items: [
          { text: 'دومی', by: 'سارا بازبین' },
          { text, by: 'سارا بازبین' },
        ],
        hasMore: false,
      })
      assert.deepEqual(read.body.items[1], body)
      const other = about === 'users' ? 'registrations' : 'users'
      const elsewhere = await get(pathOf(other, idOf(other)), { token: writer.token })
      assert.deepEqual(elsewhere.body.items, [])
    })

    test(`on one of the ${about} stands in its history as written, without its text`, async ({
      assert,
    }) => {
      const path = pathOf(about, idOf(about))
      await post(path, { text }, { token: writer.token })
      const { body } = await historyOf(about, idOf(about), writer.token)
      assert.containSubset(body.entries, [
        { what: 'نوشتن یادداشت', who: 'سارا بازبین', facts: [], isRoutine: true },
      ])
      const lines = await db.from('audit_lines').where({ subject_id: idOf(about) })
      assert.containSubset(lines, [{ command: `${about}.note`, actor_id: writer.id }])
      assert.notInclude(JSON.stringify(lines), 'پروانه')
    })
  }

  test('holds from one to two thousand letters, without what cannot be seen', async ({
    assert,
  }) => {
    const path = pathOf('users', shop.userId)
    const send = (sent: unknown) => post(path, { text: sent }, { token: writer.token })
    const empty = ['', '   ', '\u200b\u202e', '\u200c', ' \u200c \u200c']
    for (const wrong of [...empty, 'ا'.repeat(2001), null, 7, ['x'], undefined]) {
      const { status, body } = await send(wrong)
      assert.equal(status, 422, JSON.stringify(wrong))
      assert.match(body.message, /[\u0600-\u06ff]/)
    }
    assert.equal((await get(path, { token: writer.token })).body.items.length, 0)
    assert.equal((await send('ا'.repeat(2000))).status, 201)
    const hostile = await send(`  <b>علي</b>\u0000\u202e' or 1=1 --\ud800 `)
    assert.equal(hostile.body.text, `<b>علی</b>' or 1=1 --`)
  })

  test('under one key is written once', async ({ assert }) => {
    const path = pathOf('registrations', shop.registrationId)
    const key = `note-${newId()}`
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post(path, { text }, { token: writer.token, key }))
    )
    assert.lengthOf(new Set(answers.map(({ body }) => body.id)), 1)
    assert.lengthOf(await db.from('notes').where({ registration_id: shop.registrationId }), 1)
  })

  test('comes in pages of twenty', async ({ assert }) => {
    const at = new Date()
    await db.table('notes').multiInsert(
      Array.from({ length: 21 }, (_, index) => ({
        id: newId(),
        user_id: shop.userId,
        text: `یادداشت ${index}`,
        written_by: writer.id,
        written_at: new Date(at.getTime() + index),
      }))
    )
    const page = (number: string) =>
      get(`${pathOf('users', shop.userId)}?page=${number}`, { token: writer.token })
    const [first, second] = [await page('1'), await page('2')]
    assert.deepEqual([first.body.items.length, first.body.hasMore], [20, true])
    assert.deepEqual([second.body.items.length, second.body.hasMore], [1, false])
    assert.equal(second.body.items[0].text, 'یادداشت 0')
    for (const wrong of ['0', '1.5', 'x', '99999']) assert.equal((await page(wrong)).status, 422)
  })

  test('can be changed and removed by nobody, at the database', async ({ assert }) => {
    const sent = await post(pathOf('users', shop.userId), { text }, { token: writer.token })
    const { id } = sent.body
    const denied = /permission denied/
    await assert.rejects(() => db.from('notes').where({ id }).update({ text: 'دیگر' }), denied)
    await assert.rejects(() => db.from('notes').where({ id }).delete(), denied)
    const owner = db.connection('owner')
    const refused = /append-only/
    await assert.rejects(() => owner.from('notes').where({ id }).update({ text: 'x' }), refused)
    await assert.rejects(() => owner.from('notes').where({ id }).delete(), refused)
    await assert.rejects(() => owner.rawQuery('truncate notes'), refused)
    assert.equal((await db.from('notes').where({ id }).firstOrFail()).text, text)
  })

  test('is written by whoever may write notes and see the record, and by nobody else', async ({
    assert,
  }) => {
    const send = async (about: string, token?: string) =>
      (await post(pathOf(about, idOf(about)), { text }, { token })).status
    for (const role of ['kyc', 'credit', 'approver', 'support', 'super'] as const) {
      const token = await staffToken(role)
      assert.deepEqual([await send('users', token), await send('registrations', token)], [201, 201])
    }
    const lawyer = await staffToken('legal')
    assert.deepEqual([await send('users', lawyer), await send('registrations', lawyer)], [201, 403])
    const auditor = await staffToken('auditor')
    assert.deepEqual(
      [await send('users', auditor), await send('registrations', auditor)],
      [403, 403]
    )
    const finance = await staffToken('finance')
    assert.deepEqual(
      [await send('users', finance), await send('registrations', finance)],
      [403, 403]
    )
    assert.equal(await send('users'), 401)
  })

  test('is neither read nor written outside the bank', async ({ assert }) => {
    const { id: distributorId } = await aSupplier()
    const outsiders = [
      await staffToken('distributor', { distributorId }),
      await partnerToken({ distributorId }),
      (await signIn()).token,
      shop.token,
    ]
    for (const token of outsiders) {
      for (const about of ['users', 'registrations']) {
        const path = pathOf(about, idOf(about))
        assert.equal((await get(path, { token })).status, 403)
        assert.equal((await post(path, { text }, { token })).status, 403)
      }
    }
  })

  test('needs a record', async ({ assert }) => {
    for (const about of ['users', 'registrations']) {
      for (const id of [newId(), 'x']) {
        const path = pathOf(about, id)
        assert.equal((await get(path, { token: writer.token })).status, 404)
        assert.equal((await post(path, { text }, { token: writer.token })).status, 404)
      }
    }
    const path = pathOf('users', shop.registrationId)
    assert.equal((await post(path, { text }, { token: writer.token })).status, 404)
  })
})
