import { commandWords, type AuditCommand } from '#contracts/trail'
import { words } from '#contracts/words'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'
import { anEnabledCard } from '#factories/card'
import { asOwner } from '#factories/as_owner'
import { cleanDatabase } from '#tests/support/database'
import { get } from '#tests/support/http'
import { aSignedInStaff, staffToken } from '#tests/support/identity'

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

  test('by what the box promises: customer, company, invoice, Persian action, person, id', async ({
    assert,
  }) => {
    const shop = await anEnabledCard()
    const officer = await aSignedInStaff('support')
    const fullName = 'نگار کارگشا'
    await db.from('staff_users').where({ id: officer.id }).update({ full_name: fullName })
    await db
      .from('users')
      .where({ id: shop.userId })
      .update({
        firstname: 'ماندانا',
        lastname: 'پی‌جو',
        search_key: `ماندانا پی جو ${shop.phone}`,
      })
    const { username } = await db.from('staff_users').where({ id: officer.id }).firstOrFail()
    const id = newId()
    await asOwner((trx) =>
      trx.table('audit_lines').insert({
        id,
        at: clock.systemNow().toJSDate(),
        advanced_days: 0,
        actor_type: 'staff',
        actor_id: officer.id,
        actor_name: username,
        command: 'cards.block',
        subject_type: 'cards',
        subject_id: shop.cardId,
        before: { status: 'ENABLED' },
        after: { status: 'BLOCKED', cardId: shop.cardId },
      })
    )
    const word = commandWords['cards.block' as AuditCommand]
    for (const q of [
      'ماندانا پي جو',
      shop.phone,
      'كارگشا',
      username,
      `${word} کارگشا`,
      shop.cardId,
    ]) {
      const { body } = await found({ q })
      assert.include(
        body.map((line: { id: string }) => line.id),
        id,
        q
      )
    }
    const { body } = await found({ q: 'کارگشا ماندانا' })
    assert.lengthOf(body, 1)
    assert.deepInclude(body[0], { actorName: fullName, subjectName: 'ماندانا پی‌جو' })
    assert.lengthOf((await found({ q: 'ماندانا ناشناس' })).body, 0)
    const query = new URLSearchParams({ filter: JSON.stringify({ id }), format: 'csv' })
    const token = await staffToken('auditor')
    const { body: csv } = await get(`/api/admin/audit/export?${query}`, { token })
    const text = String(csv)
    for (const told of [fullName, word, 'کارت', 'ماندانا پی‌جو', words.card.ENABLED])
      assert.include(text, told)
    for (const hidden of [username, 'cards.block', '{"', 'BLOCKED']) assert.notInclude(text, hidden)
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
