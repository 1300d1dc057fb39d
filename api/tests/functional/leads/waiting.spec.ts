import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { aShop } from '#factories/shop'
import { freshPhone } from '#factories/fresh'
import { get, post, type CallOptions } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { ok } from '#tests/support/registration'

/** Whoever asks: a browser by its cookie, or a customer by their token. */
type Asker = Pick<CallOptions, 'token' | 'headers'>
const aBrowser = (): Asker => ({
  headers: {
    'x-client': 'web',
    'cookie': `kasbeno-browser=${randomBytes(32).toString('base64url')}`,
  },
})
const aCustomer = async (): Promise<Asker> => ({ token: (await aShop()).token })

const lead = (asker: Asker, phone: string) =>
  post('/api/lead/retail-show', { name: 'کیوان نیک‌آیین', phone }, asker)
const calling = (asker: Asker, phone: string) =>
  post('/api/call-info', { phone, subject: 'CARD', text: 'کارتم نرسیده است.' }, asker)
const waiting = async (asker: Asker) => ok(await get('/api/contacts/waiting', asker)).body.items
const rowsOf = (phone: string) => db.from('contacts').where({ phone }).orderBy('id')
const told = ({ status, body }: { status: number; body: { status: string } }) => [
  status,
  body.status,
]
const forget = async () => void (await db.from('rate_limits').delete())
const end = async (list: string, id: string) => {
  const token = await staffToken('support')
  ok(await post(`/api/admin/${list}/${id}/claim`, {}, { token }))
  ok(await post(`/api/admin/${list}/${id}/finish`, {}, { token }))
}

test.group('A request that waits', (group) => {
  group.each.setup(forget)

  test('is shown to the customer who left it until it is ended, and taken once', async ({
    assert,
  }) => {
    const [asker, phone] = [await aCustomer(), freshPhone()]
    assert.deepEqual(await waiting(asker), [])
    const answers = await Promise.all([calling(asker, phone), calling(asker, phone)])
    assert.sameDeepMembers(answers.map(told), [
      [201, 'RECEIVED'],
      [201, 'WAITING'],
    ])
    const [kept, ...more] = await rowsOf(phone)
    assert.lengthOf(more, 0)
    const [shown] = await waiting(asker)
    assert.containsSubset(shown, { kind: 'CALL_INFO', phone, subject: 'CARD' })
    assert.closeTo(new Date(shown.askedAt).getTime(), kept.created_at.getTime(), 5_000)
    await end('call-infos', kept.id)
    assert.deepEqual(await waiting(asker), [])
    assert.deepEqual(told(await calling(asker, phone)), [201, 'RECEIVED'])
    assert.lengthOf(await rowsOf(phone), 2)
  })

  test('of a guest is known to their browser alone, without the number', async ({ assert }) => {
    const [asker, phone] = [aBrowser(), freshPhone()]
    assert.deepEqual(told(await lead(asker, phone)), [201, 'RECEIVED'])
    assert.deepEqual(told(await lead(asker, phone)), [201, 'WAITING'])
    const [shown] = await waiting(asker)
    assert.containsSubset(shown, { kind: 'LEAD', subject: null })
    assert.equal(shown.phone, `${phone.slice(0, 4)}***${phone.slice(-4)}`)
    for (const other of [aBrowser(), await aCustomer(), {}]) {
      assert.deepEqual(await waiting(other), [])
    }
    const kept = JSON.stringify(await db.from('contact_askers').where({ phone }))
    assert.notInclude(kept, asker.headers!.cookie!.split('=')[1]!)
  })

  test('tells whoever types the number of another what it would tell them of nobody’s', async ({
    assert,
  }) => {
    const [owner, phone] = [await aCustomer(), freshPhone()]
    for (const leave of [lead, calling]) {
      const kind = leave === lead ? 'LEAD' : 'CALL_INFO'
      ok(await leave(owner, phone))
      const seen = []
      for (const number of [phone, freshPhone()]) {
        const stranger = aBrowser()
        await forget()
        const answers = [told(await leave(stranger, number)), told(await leave(stranger, number))]
        const shown = await waiting(stranger)
        seen.push({ answers, shown: shown.map((one: { kind: string }) => one.kind) })
        assert.isAbove(new Date(shown[0].askedAt).getTime(), Date.now() - 60_000)
      }
      assert.deepEqual(seen[0], seen[1])
      assert.deepEqual(seen[0]!.shown, [kind])
    }
    // One lead for both; what strangers ask of a call is theirs.
    assert.lengthOf(await rowsOf(phone).where('kind', 'LEAD'), 1)
  })

  test('is asked for by whoever signed in, and a token that ended is renewed first', async ({
    assert,
  }) => {
    const ended = { token: 'ended', headers: aBrowser().headers! }
    const phone = freshPhone()
    assert.equal((await get('/api/contacts/waiting', ended)).status, 401)
    assert.equal((await calling(ended, phone)).status, 401)
    assert.lengthOf(await rowsOf(phone), 0)
    // Another person on the same browser.
    const browser = aBrowser()
    const [first, second] = [await aCustomer(), await aCustomer()]
    ok(await calling({ ...browser, ...first }, phone))
    assert.lengthOf(await waiting({ ...browser, ...first }), 1)
    assert.deepEqual(await waiting({ ...browser, ...second }), [])
    assert.deepEqual(await waiting(browser), [])
  })
})
