import { test } from '@japa/runner'
import { baseUrl, get } from '#tests/support/http'
import { aFreshRegistration } from '#tests/support/registration'
import { freshPhone } from '#factories/fresh'
import { fmcg } from '#factories/shop'

const boundary = 'parting'
interface Part {
  name: string
  value: string
  filename?: string
}
const bodyOf = (parts: Part[]) =>
  parts
    .map(({ name, value, filename }) => {
      const file = filename === undefined ? '' : `; filename="${filename}"`
      return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`
    })
    .join('') + `--${boundary}--\r\n`

const send = (body: string, { path = '/api/user/otp-start', token = '' } = {}) =>
  fetch(`${baseUrl()}${path}`, {
    method: 'POST',
    body,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(token && { authorization: `Bearer ${token}` }),
    },
  })
const lives = async () => (await get('/health/live')).status === 200

test.group('A form of a stranger', () => {
  const inherited = [...Object.getOwnPropertyNames(Object.prototype), 'handler', 'options', '*']
  for (const name of [...inherited, '__pro[]to__', 'constructor[0]']) {
    test(`with a file in the field ${name} ends no process`, async ({ assert }) => {
      const phone = { name: 'phone', value: freshPhone() }
      const { status } = await send(bodyOf([{ name, value: 'x', filename: 'a.png' }, phone]))
      assert.equal(status, 200)
      assert.isTrue(await lives())
    })
  }

  for (const name of ['a[4294967294]', 'phone[4294967294]', 'a[1][4294967294].b', '__proto__']) {
    test(`with a field ${name} is answered at once`, async ({ assert }) => {
      const { status } = await send(bodyOf([{ name, value: 'x' }]))
      assert.equal(status, 422)
      assert.isTrue(await lives())
    })
  }

  test('that names a field twice gives it two values', async ({ assert }) => {
    const twice = [1, 2].map(() => ({ name: 'phone', value: freshPhone() }))
    assert.equal((await send(bodyOf(twice))).status, 422)
  })

  test('that breaks off, or has no parts or no boundary, is refused in Persian', async ({
    assert,
  }) => {
    const whole = bodyOf([{ name: 'phone', value: freshPhone() }])
    for (const broken of [whole.slice(0, -20), 'x', '']) {
      const answer = await send(broken)
      assert.equal(answer.status, 400, broken)
      assert.match(String(Object(await answer.json()).message), /[\u0600-\u06ff]/)
    }
  })

  test('is too large where no file is wanted, and with too many fields', async ({ assert }) => {
    const phone = { name: 'phone', value: freshPhone() }
    const large = await send(
      bodyOf([phone, { name: 'x', value: 'x'.repeat(300_000), filename: 'x' }])
    )
    assert.equal(large.status, 413)
    const many = Array.from({ length: 21 }, (_, i) => ({ name: `f${i}`, value: '1' }))
    assert.equal((await send(bodyOf(many))).status, 413)
    assert.isTrue(await lives())
  })

  test('of forty thousand parts keeps nobody waiting', async ({ assert }) => {
    const { token } = await aFreshRegistration()
    const path = `/api/user/${fmcg}/upload?shopCertificateType=ETC`
    for (const filename of [undefined, 'x.png']) {
      const body = bodyOf(Array<Part>(40_000).fill({ name: 'x', value: '', filename }))
      const start = performance.now()
      assert.equal((await send(body, { path, token })).status, 413)
      assert.isBelow(performance.now() - start, 5000)
      assert.isTrue(await lives())
    }
  })

  test('is no paper of an owner under a name that every object has', async ({ assert }) => {
    const { token } = await aFreshRegistration()
    const parts = inherited.map((name) => ({ name, value: 'x', filename: 'a.png' }))
    const { status } = await send(bodyOf(parts), { path: `/api/user/${fmcg}/upload`, token })
    assert.isAtLeast(status, 400)
    assert.isBelow(status, 500)
    assert.isTrue(await lives())
  })
})
