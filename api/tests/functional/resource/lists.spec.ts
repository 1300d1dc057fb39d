import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { searchKey } from '#contracts/digits'
import { newId } from '#app/platform/values/ids'
import { idKinds } from '#app/platform/resource/filters'
import { cleanDatabase } from '#tests/support/database'
import { get } from '#tests/support/http'
import { freshPhone } from '#factories/fresh'
import { staffToken } from '#tests/support/identity'
import { list, listQuery, messages } from '#tests/support/resources'

const idsOf = ({ body }: { body: { id: string }[] }) => body.map(({ id }) => id)

/** As they are typed on a Persian and on an Arabic keyboard. */
test.group('Ids in Persian digits', () => {
  test('find what their ASCII digits find, alone and in a list', async ({ assert }) => {
    const token = await staffToken('super')
    const persian = (id: number) =>
      String(id).replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)])
    const { body: all } = await list('provinces', token)
    const [one, other]: number[] = all.slice(-2).map(({ id }: { id: number }) => id)
    const foundBy = async (id: unknown) => {
      const { status, body } = await list('provinces', token, { filter: { id } })
      assert.equal(status, 200)
      return body.map((row: { id: number }) => row.id)
    }
    assert.deepEqual(await foundBy(persian(one)), [one])
    assert.sameMembers(await foundBy([persian(one), String(other)]), [one, other])
    assert.equal(idKinds.text('F-۱۲٣'), 'F-123')
    assert.equal(idKinds.integer('٤۵'), 45)
  })
})

test.group('A list of the back-office', (group) => {
  let token: string
  group.each.setup(async () => {
    await cleanDatabase()
    token = await staffToken('support')
  })

  test('answers the asked range and says where it stands', async ({ assert }) => {
    const sent = await messages(30)
    const newest = sent.map(({ id }) => id).reverse()

    const first = await list('sms', token, { range: [0, 9] })
    assert.equal(first.headers.get('content-range'), 'sms 0-9/30')
    assert.deepEqual(idsOf(first), newest.slice(0, 10))
    assert.sameMembers(Object.keys(first.body[0]), [
      'id',
      'phone',
      'template',
      'text',
      'provider',
      'status',
      'failure',
      'delivery',
      'deliveryCode',
      'deliveredAt',
      'createdAt',
      'sentAt',
    ])

    const last = await list('sms', token, { range: [25, 34] })
    assert.equal(last.headers.get('content-range'), 'sms 25-29/30')
    assert.deepEqual(idsOf(last), newest.slice(25))

    const beyond = await list('sms', token, { range: [50, 59] })
    assert.equal(beyond.headers.get('content-range'), 'sms */30')
    assert.deepEqual(beyond.body, [])
  })

  test('is ordered both ways, equal values by their id', async ({ assert }) => {
    const at = new Date('2026-05-01T00:00:00Z')
    const sent = (await messages(5, () => ({ created_at: at }))).map(({ id }) => id).sort()
    const sortedBy = async (order: string) =>
      idsOf(await list('sms', token, { sort: ['createdAt', order] }))
    assert.deepEqual(await sortedBy('ASC'), sent)
    assert.deepEqual(await sortedBy('DESC'), [...sent].reverse())
  })

  test('gives the records of many ids', async ({ assert }) => {
    const [one, , three] = await messages(4)
    const { body } = await list('sms', token, { filter: { id: [one.id, three.id, newId()] } })
    assert.sameMembers(idsOf({ body }), [one.id, three.id])
    const single = await list('sms', token, { filter: { id: one.id } })
    assert.deepEqual(idsOf(single), [one.id])
  })

  test('gives one record, and 404 for what is not there or no id at all', async ({ assert }) => {
    const [one] = await messages(1)
    const found = await get(`/api/admin/sms/${one.id}`, { token })
    assert.equal(found.status, 200)
    assert.equal(found.body.phone, one.phone)
    for (const id of [newId(), 'x', "'", '%00']) {
      assert.equal((await get(`/api/admin/sms/${id}`, { token })).status, 404, id)
    }
  })

  test('counts a whole Tehran day as the day that was asked for', async ({ assert }) => {
    const moments = [
      '2026-03-20T20:29:59.999Z',
      '2026-03-20T20:30:00Z',
      '2026-03-21T20:29:59.999Z',
      '2026-03-21T20:30:00Z',
    ]
    const sent = await messages(4, (index) => ({ created_at: new Date(moments[index]) }))
    const between = async (createdAt: object) =>
      idsOf(await list('sms', token, { filter: { createdAt }, sort: ['createdAt', 'ASC'] }))
    const ids = sent.map(({ id }) => id)
    assert.deepEqual(await between({ from: '2026-03-21', to: '2026-03-21' }), ids.slice(1, 3))
    assert.deepEqual(await between({ from: '2026-03-21' }), ids.slice(1))
    assert.deepEqual(await between({ to: '۲۰۲۶-۰۳-۲۰' }), ids.slice(0, 1))
    assert.deepEqual(await between({ from: '2026-03-20T20:30:00Z', to: '' }), ids.slice(1))
  })

  test('tells how many there are in all, and sums nothing that was not declared', async ({
    assert,
  }) => {
    await messages(3, (index) => ({ template: index ? 'a' : 'b' }))
    const query = listQuery({ filter: { template: 'a' } })
    assert.deepEqual((await get(`/api/admin/sms/totals?${query}`, { token })).body, { count: 2 })
  })
})

test.group('The search of a list', (group) => {
  let token: string
  group.each.setup(async () => {
    await cleanDatabase()
    token = await staffToken('support')
  })

  const aCustomer = async (firstname: string, lastname: string) => {
    const [id, phone, at] = [newId(), freshPhone(), new Date()]
    const search = searchKey(`${firstname} ${lastname} ${phone}`)
    await db.table('users').insert({
      id,
      phone,
      firstname,
      lastname,
      search_key: search,
      created_at: at,
      updated_at: at,
    })
    return { id, phone }
  }

  test('finds a name in every spelling: {$self}')
    .with(['علی کاظمی', 'علي كاظمي', 'كاظمي', 'کاظمی علی', 'عَلی'])
    .run(async ({ assert }, q) => {
      const { id } = await aCustomer('علی', 'کاظمی')
      await aCustomer('رضا', 'محمدی')
      assert.deepEqual(idsOf(await list('users', token, { filter: { q } })), [id])
    })

  test('finds a phone typed in Persian, Arabic and Latin digits, whole or in part', async ({
    assert,
  }) => {
    const { id, phone } = await aCustomer('علی', 'کاظمی')
    await aCustomer('رضا', 'محمدی')
    const persian = phone.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)))
    const arabic = phone.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))
    for (const q of [phone, persian, arabic, phone.slice(2, 10), Number(phone.slice(2))]) {
      const found = await list('users', token, { filter: { q } })
      assert.includeMembers(idsOf(found), [id], String(q))
    }
  })

  test('takes the wild cards of SQL for letters', async ({ assert }) => {
    await aCustomer('علی', 'کاظمی')
    for (const q of ['%', '_', '\\', '%%%', "' or '1'='1"]) {
      assert.deepEqual(idsOf(await list('users', token, { filter: { q } })), [], q)
    }
    const { id } = await aCustomer('صد%', 'درصد')
    assert.deepEqual(idsOf(await list('users', token, { filter: { q: 'صد%' } })), [id])
  })

  test('finds everything when nothing is asked for', async ({ assert }) => {
    await aCustomer('علی', 'کاظمی')
    assert.lengthOf((await list('users', token, { filter: { q: ' ' } })).body, 1)
  })
})
