import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { permissions } from '#contracts/identity'
import { clock } from '#app/platform/time/clock'
import { addDays } from '#app/platform/time/jalali'
import { baseUrl, call, get } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { anImage } from '#factories/papers'

const path = '/api/preference/special-modal'
let token: string
const change = (fields: Record<string, string>, picture?: Buffer) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ status: 'ENABLED', ...fields }))
    form.set(name, value)
  if (picture) form.set('picture', new Blob([new Uint8Array(picture)]), 'x.png')
  return call('PUT', path, { body: form, token })
}
const shown = async (): Promise<Record<string, string>> => {
  const { body } = await get(path)
  return Object.fromEntries(
    body.map(({ name, value }: { name: string; value: string }) => [name, value])
  )
}

test.group('The special modal', (group) => {
  group.setup(async () => {
    token = await staffToken('super')
  })
  group.each.setup(
    () => async () => void (await db.from('settings').where('key', 'like', 'SPECIAL%').delete())
  )

  test('is worded, linked and pictured by one command, and told in one line', async ({
    assert,
  }) => {
    const words = { title: 'پیشنهاد پاییز', text: 'کیف پول را شارژ کنید.', link: '/wallet/charge' }
    const { status, body } = await change(words, await anImage('png'))
    assert.equal(status, 200)
    assert.deepInclude(body, { ...words, from: '', until: '' })
    const { SPECIAL_MODAL_IMAGE: image, ...texts } = await shown()
    assert.deepInclude(texts, { SPECIAL_MODAL_TEXT: words.title, SPECIAL_MODAL_LINK: words.link })
    const picture = await fetch(baseUrl() + image)
    assert.equal(picture.headers.get('Content-Type'), 'image/webp')
    assert.equal(picture.headers.get('Cache-Control'), 'public, max-age=31536000, immutable')
    assert.equal(picture.headers.get('Content-Security-Policy'), "default-src 'none'; sandbox")
    assert.equal(Buffer.from(await picture.arrayBuffer()).toString('latin1', 8, 12), 'WEBP')
    const line = await db
      .from('audit_lines')
      .where({ command: 'settings.update' })
      .orderBy('at', 'desc')
      .firstOrFail()
    assert.sameMembers(Object.keys(line.after), [
      'SPECIAL_MODAL_TEXT',
      'SPECIAL_MODAL_IMAGE_TEXT',
      'SPECIAL_MODAL_LINK',
      'SPECIAL_MODAL_IMAGE',
    ])
    await change({ ...words, removesPicture: 'true' })
    assert.equal((await shown()).SPECIAL_MODAL_IMAGE, '')
    assert.equal((await fetch(baseUrl() + image)).status, 200)
  })

  test('is off before its period and after it: from {from} to {until} days from today, {status}')
    .with([
      { from: 0, until: 0, status: 'ENABLED' },
      { from: 1, until: 3, status: 'DISABLED' },
      { from: -3, until: -1, status: 'DISABLED' },
      { from: -3, until: null, status: 'ENABLED' },
      { from: null, until: -1, status: 'DISABLED' },
    ])
    .run(async ({ assert }, { from, until, status }) => {
      const day = (days: number | null) =>
        days === null ? {} : { d: addDays(clock.today(), days) }
      const period = {
        ...(day(from).d && { from: day(from).d! }),
        ...(day(until).d && { until: day(until).d! }),
      }
      assert.equal((await change(period)).status, 200)
      assert.equal((await shown()).SPECIAL_MODAL_STATUS, status)
    })

  test('{name} is refused at its field and changes nothing')
    .with([
      { name: 'a script as a link', fields: { link: 'javascript:alert(1)' }, field: 'link' },
      { name: 'a foreign host in disguise', fields: { link: '//evil.example' }, field: 'link' },
      {
        name: 'an end before the beginning',
        fields: { from: '2026-12-02', until: '2026-12-01' },
        field: 'until',
      },
      { name: 'a day that there is none of', fields: { from: '2026-02-30' }, field: 'from' },
      { name: 'a page as a picture', fields: {}, picture: '<script>1</script>', field: 'picture' },
    ])
    .run(async ({ assert }, { fields, picture, field }) => {
      const { status, body } = await change(
        { title: 'x', ...(fields as unknown as Record<string, string>) },
        picture ? Buffer.from(picture) : undefined
      )
      assert.deepEqual([status, body.errors[0].field], [422, field])
      assert.equal((await shown()).SPECIAL_MODAL_TEXT, '')
    })

  test('is changed with its own right alone, and no picture is found by guessing', async ({
    assert,
  }) => {
    assert.include(permissions, 'preferences.update')
    for (const role of ['kyc', 'finance', 'distributor'] as const) {
      assert.equal(
        (await call('PUT', path, { body: {}, token: await staffToken(role) })).status,
        403
      )
    }
    assert.equal((await get('/api/preference/pictures/..%2F..%2Fx')).status, 404)
    assert.equal(
      (await get(`/api/preference/pictures/${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}`))
        .status,
      404
    )
  })
})
