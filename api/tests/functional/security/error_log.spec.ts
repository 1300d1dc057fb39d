import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { logError } from '#app/platform/process/log_error'
import { newId } from '#app/platform/values/ids'
import { signIn } from '#tests/support/identity'
import { baseUrl } from '#tests/support/http'

/** What the database throws. */
const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error
  )

test.group('An error in the log', () => {
  test('names the constraint that was broken, not what stood in the row', async ({ assert }) => {
    const { phone } = await signIn()
    const row = { id: newId(), phone, created_at: new Date(), updated_at: new Date() }
    const error = await errorOf(db.table('users').insert(row))
    assert.include(JSON.stringify(error), phone)
    const told = JSON.stringify(logError(error))
    assert.notInclude(told, phone)
    assert.include(told, '23505')
    assert.include(told, 'users_phone')
  })

  test('does not repeat a value that the database could not read', async ({ assert }) => {
    const secret = '09121234567 "quoted"'
    const error = await errorOf(db.rawQuery('select ?::uuid', [secret]))
    assert.include((error as Error).message, '09121234567')
    const told = JSON.stringify(logError(error))
    assert.notInclude(told, '09121234567')
    assert.notInclude(told, 'quoted')
    assert.include(told, 'invalid input syntax for type uuid')
  })

  test('tells of causes in the same way', ({ assert }) => {
    const cause = Object.assign(new Error('inner'), {
      code: '23505',
      detail: 'Key (phone)=(0912…)',
    })
    const told = JSON.stringify(logError(new Error('outer', { cause })))
    assert.include(told, 'inner')
    assert.notInclude(told, '0912')
  })
})

test.group('An address that cannot be decoded', () => {
  test('{$self} gets an error of our own shape, in Persian')
    .with(['/api/order/%', '/api/user/%E0%A4%A/profile', '/api/admin/audit/%ff', '/%'])
    .run(async ({ assert }, path) => {
      const answer = await fetch(`${baseUrl()}${path}`, { headers: { 'x-trace-id': 'bad-url' } })
      assert.equal(answer.status, 400)
      const body: Record<string, unknown> = JSON.parse(await answer.text())
      assert.sameMembers(Object.keys(body), ['title', 'status', 'message', 'traceId'])
      assert.containSubset(body, {
        title: 'ValidationException',
        status: 400,
        traceId: 'bad-url',
      })
      assert.match(String(body.message), /[\u0600-\u06ff]/)
    })
})
