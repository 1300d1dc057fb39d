import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { aShop } from '#factories/shop'
import { get, put } from '#tests/support/http'
import { allowManySignIns, type SignedIn } from '#tests/support/identity'
import { ok } from '#tests/support/registration'
import {
  answerOnPage,
  anEnrolledSigner,
  aSigner,
  aVideo,
  enrollmentOf,
  openSigning,
  signing,
} from '#tests/support/signing'

const begun = async ({ token }: SignedIn): Promise<string | null> =>
  ok(await get('/api/user', { token })).body.begunSignature

test.group('A signature that was begun', (group) => {
  group.setup(() => allowManySignIns())

  test('is told with its next step while it waits for its owner, and to nobody else', async ({
    assert,
  }) => {
    const [person, stranger] = [await aSigner(), await aSigner()]
    assert.isNull(await begun(person))
    ok(await signing.post('info-inquiry', person))
    assert.equal(await begun(person), 'VIDEO')
    ok(await signing.get('random-sentence', person))
    ok(await signing.send('video', person, aVideo()))
    assert.equal(await begun(person), 'SIGNATURE')
    const { id } = await enrollmentOf(person)
    await db.from('signature_enrollments').where({ id }).update({ status: 'EXPIRED' })
    assert.isNull(await begun(person))
    assert.isNull(await begun(stranger))
  })

  test('waits for the signature of who was enrolled, until it is given', async ({ assert }) => {
    const person = await anEnrolledSigner()
    assert.equal(await begun(person), 'SIGN')
    const { body } = await openSigning(person)
    assert.equal(await begun(person), 'SIGN')
    await answerOnPage(body.redirectUrl, 'sign')
    assert.equal((await signing.check(person)).nextStep, 'DONE')
    assert.isNull(await begun(person))
  })

  test('signs nothing once its certificate has run out', async ({ assert }) => {
    const person = await anEnrolledSigner()
    await db
      .from('signature_enrollments')
      .where({ user_id: person.userId })
      .update({ certificate_expires_at: new Date(Date.now() - 1_000) })
    assert.isNull(await begun(person))
  })
})

test.group('A Latin name that the card lacks', () => {
  test('is told on home until it is given', async ({ assert }) => {
    const { token, plan } = await aShop()
    const isMissing = async () =>
      ok(await get(`/api/home/${plan}`, { token })).body.profile.isLatinNameMissing
    assert.isTrue(await isMissing())
    const name = { firstnameEn: 'MARYAM', lastnameEn: 'REZAEI' }
    ok(await put(`/api/user/${plan}/en-complementary`, name, { token }))
    assert.isFalse(await isMissing())
  })
})
