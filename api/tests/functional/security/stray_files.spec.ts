import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { post } from '#tests/support/http'
import { freshPhone } from '#factories/fresh'
import { aSignedInStaff } from '#tests/support/identity'
import { runPath } from '#tests/support/settlement'

/** A form with a file that can be told from everything else on this machine. */
const aForm = (fields: Record<string, string> = {}) => {
  const mark = `stray ${randomUUID()}`
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob([mark]), 'result.xlsx')
  return { form, mark }
}

/** Whether a file with the mark lies in the folder for temporary files. */
const isKept = async (mark: string): Promise<boolean> => {
  const names = await readdir(tmpdir())
  const contents = await Promise.all(
    names.map((name) => readFile(join(tmpdir(), name), 'latin1').catch(() => ''))
  )
  return contents.some((content) => content === mark)
}

test.group('A file that nobody asked for', () => {
  for (const path of ['/api/user/otp-start', '/api/user/login', '/api/payment/create-payment']) {
    test(`leaves nothing on the disk when a stranger sends it to ${path}`, async ({ assert }) => {
      const { form, mark } = aForm()
      const { status } = await post(path, form)
      assert.oneOf(status, [401, 422])
      assert.isFalse(await isKept(mark))
    })
  }

  test('leaves nothing on the disk where files are read, for one who may not', async ({
    assert,
  }) => {
    const { form, mark } = aForm()
    const path = `${runPath(randomUUID())}/result`
    assert.equal((await post(path, form)).status, 401)
    assert.isFalse(await isKept(mark))
  })

  test('leaves nothing on the disk where files are read, for one who may', async ({ assert }) => {
    const { id: staffId, token } = await aSignedInStaff('finance')
    const id = randomUUID()
    await db.table('settlement_runs').insert({
      id,
      kind: 'MATURITY',
      up_to: '2026-01-01',
      status: 'APPROVED',
      created_by: staffId,
      created_at: new Date(),
    })
    const { form, mark } = aForm()
    const { status, body } = await post(`${runPath(id)}/result`, form, { token })
    assert.equal(status, 422)
    assert.equal(body.errors[0].field, 'file')
    assert.isFalse(await isKept(mark))
  })

  test('does not keep the fields beside it from being read', async ({ assert }) => {
    const phone = freshPhone()
    const { status, body } = await post('/api/user/otp-start', aForm({ phone }).form)
    assert.equal(status, 200)
    assert.equal(body.phone, phone)
  })
})
