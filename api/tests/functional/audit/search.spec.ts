import type { AuditCommand } from '#contracts/trail'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'
import { cleanDatabase } from '#tests/support/database'
import { get } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'

const someone = { id: newId(), name: 'سامانه فروش' }
const line = {
  actor: {
    kind: 'partner',
    ...someone,
    distributorId: null,
    scopes: [],
    isTest: false,
    traceId: 'trace-of-a-test',
  },
  command: 'tests.search' as AuditCommand,
  subject: { type: 'tests', id: newId() },
} as const

/** The lines that the auditor finds, among those of this file. */
const found = async (filter: Record<string, unknown>) => {
  const token = await staffToken('auditor')
  const query = new URLSearchParams({ filter: JSON.stringify(filter) })
  return get(`/api/admin/audit?${query}`, { token })
}

test.group('The auditor searches the trail', (group) => {
  group.setup(async () => {
    await transaction(async (trx) => {
      await audit(line, trx)
      await audit({ ...line, command: 'tests.search-else' as AuditCommand }, trx)
    })
  })
  group.teardown(cleanDatabase)

  const today = () => clock.today()
  const filters: [name: string, filter: () => Record<string, unknown>, lines: number][] = [
    ['actor', () => ({ actorId: someone.id }), 2],
    ['name of the actor', () => ({ actorName: 'سامانه فروش', subjectType: 'tests' }), 2],
    ['kind of the actor', () => ({ actorType: 'partner', subjectType: 'tests' }), 2],
    ['another kind of actor', () => ({ actorType: 'customer', subjectType: 'tests' }), 0],
    ['subject', () => ({ subjectType: 'tests' }), 2],
    ['id of the subject', () => ({ subjectId: line.subject.id }), 2],
    ['id of another subject', () => ({ subjectId: newId() }), 0],
    ['action', () => ({ command: 'tests.search' }), 1],
    ['several actions', () => ({ command: ['tests.search', 'tests.search-else'] }), 2],
    ['trace', () => ({ traceId: line.actor.traceId }), 2],
    ['period', () => ({ at: { from: today(), to: today() }, subjectType: 'tests' }), 2],
    ['a period before', () => ({ at: { to: '2020-01-01' }, subjectType: 'tests' }), 0],
  ]
  test('by {0}')
    .with(filters)
    .run(async ({ assert }, [, filter, lines]) => {
      const { status, body } = await found(filter())
      assert.equal(status, 200)
      assert.lengthOf(body, lines)
    })

  test('and is told of an id that cannot be one', async ({ assert }) => {
    const { status, body } = await found({ subjectId: '1405' })
    assert.equal(status, 422)
    assert.equal(body.errors[0].field, 'subjectId')
  })

  test('reads business time beside the time of the system', async ({ assert }) => {
    const subject = { type: 'tests', id: newId() }
    clock.observe(40)
    await transaction((trx) => audit({ ...line, subject }, trx))
    clock.reset()
    const { body } = await found({ subjectId: subject.id })
    const days = (Date.parse(body[0].businessAt) - Date.parse(body[0].at)) / 86_400_000
    assert.equal(days, 40)
    const stored = await db.from('audit_lines').where({ subject_id: subject.id }).firstOrFail()
    assert.equal(body[0].at, stored.at.toISOString())
  })
})
