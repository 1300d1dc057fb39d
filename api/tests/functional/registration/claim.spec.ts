import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/platform/time/clock'
import { get } from '#tests/support/http'
import { allowManySignIns } from '#tests/support/identity'
import { aRegisteredShop, aReviewer, decide, filePath, ok } from '#tests/support/registration'
import { heldUp } from '#tests/support/races'

test.group('A claim', (group) => {
  group.setup(() => allowManySignIns())

  test('of two reviewers who claim at once one holds the file, the other is told who', async ({
    assert,
  }) => {
    const { registrationId: id } = await aRegisteredShop()
    const reviewers = [await aReviewer(), await aReviewer(), await aReviewer()]
    const answers = await heldUp({ table: 'registrations', id }, () =>
      reviewers.map((each) => decide(id, 'claim', each.token))
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409])
    const holder = reviewers[answers.findIndex(({ status }) => status === 200)]
    const refused = answers.find(({ status }) => status === 409)!
    assert.equal(refused.body.title, 'ConflictException')
    assert.include(refused.body.message, holder.name)
    const file = await get(filePath(id), { token: reviewers[0].token })
    assert.deepEqual(file.body.claimedBy, { id: holder.id, name: holder.name })
  })

  test('of somebody else binds decisions, and says until when; without any whoever may decides', async ({
    assert,
  }) => {
    const { registrationId: id } = await aRegisteredShop()
    const [holder, other] = [await aReviewer(), await aReviewer()]
    ok(await decide(id, 'claim', holder.token))
    const { status, body } = await decide(id, 'identity/approve', other.token)
    assert.equal(status, 409)
    assert.include(body.message, holder.name)
    assert.match(body.message, /تا ساعت/)
    assert.isString(body.claimedUntil)
    ok(await decide(id, 'identity/approve', holder.token))
    ok(await decide(id, 'release', holder.token))
    ok(await decide(id, 'shop/approve', other.token))
  })

  test('lasts ten minutes from when it was last claimed', async ({ assert }) => {
    const { registrationId: id } = await aRegisteredShop()
    const { token } = await aReviewer()
    const minutesLeft = async () => {
      const { body } = await get(filePath(id), { token })
      return (Date.parse(body.claimedUntil) - Date.now()) / 60_000
    }
    ok(await decide(id, 'claim', token))
    assert.closeTo(await minutesLeft(), 10, 0.5)
    const soon = clock.systemNow().plus({ minutes: 1 }).toJSDate()
    await db.from('registrations').where({ id }).update({ claimed_until: soon })
    ok(await decide(id, 'claim', token))
    assert.closeTo(await minutesLeft(), 10, 0.5)
  })

  test('is renewed by its holder, ends by itself, and only its holder gives it back', async ({
    assert,
  }) => {
    const { registrationId: id } = await aRegisteredShop()
    const [one, other] = [await aReviewer(), await aReviewer()]
    ok(await decide(id, 'claim', one.token))
    ok(await decide(id, 'claim', one.token))
    assert.equal((await decide(id, 'release', other.token)).status, 409)
    ok(await decide(id, 'release', one.token))
    ok(await decide(id, 'release', one.token))
    ok(await decide(id, 'claim', other.token))

    const past = clock.systemNow().minus({ seconds: 1 }).toJSDate()
    await db.from('registrations').where({ id }).update({ claimed_until: past })
    const file = await get(filePath(id), { token: one.token })
    assert.isNull(file.body.claimedBy)
    ok(await decide(id, 'claim', one.token))
  })

  test('leaves a line when it is given back, once', async ({ assert }) => {
    const { registrationId: id } = await aRegisteredShop()
    const reviewer = await aReviewer()
    const lines = () =>
      db
        .from('audit_lines')
        .where({ subject_type: 'registrations', subject_id: id, actor_id: reviewer.id })
        .whereIn('command', ['registrations.claim', 'registrations.release'])
        .orderBy('id')
        .select('command')
    ok(await decide(id, 'claim', reviewer.token))
    ok(await decide(id, 'release', reviewer.token))
    ok(await decide(id, 'release', reviewer.token))
    const told = (await lines()).map(({ command }) => command)
    assert.deepEqual(
      told.filter((command) => command === 'registrations.release'),
      ['registrations.release']
    )
  })

  test('ends with the last decision', async ({ assert }) => {
    const { registrationId: id } = await aRegisteredShop()
    const reviewer = await aReviewer()
    ok(await decide(id, 'claim', reviewer.token))
    ok(await decide(id, 'identity/approve', reviewer.token))
    ok(await decide(id, 'shop/approve', reviewer.token))
    const { body } = await get(filePath(id), { token: reviewer.token })
    assert.equal(body.claimedBy.name, reviewer.name)
    const last = await decide(id, 'docs/approve', reviewer.token)
    assert.isNull(last.body.claimedBy)
  })
})
