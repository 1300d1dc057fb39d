import { createHmac } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { signatureAccount } from '#config/signing'
import { settle } from '#app/platform/jobs/main'
import { eraseSignatureFiles } from '#app/onboarding/signing/jobs/erase_signature_files'
import { cleanDatabase } from '#tests/support/database'
import { get, post } from '#tests/support/http'
import { allowManySignIns, type SignedIn } from '#tests/support/identity'
import { templatesTo } from '#tests/support/installments'
import { ok } from '#tests/support/registration'
import {
  aReadySigner,
  aSigner,
  enrollmentOf,
  filesOf,
  isKept,
  sendCallback,
  letWait,
  providerFaults,
  signing,
} from '#tests/support/signing'

test.group('The end of an enrolment', (group) => {
  group.setup(async () => {
    await cleanDatabase()
    await allowManySignIns()
  })
  group.each.teardown(() => providerFaults())

  test('believes no callback that the provider has not signed, and nothing that one says', async ({
    assert,
  }) => {
    const person = await aReadySigner()
    ok(await signing.post('enrollment', person))
    const { provider_ref: providerRef } = await enrollmentOf(person)
    const to = { kind: 'ENROLLMENT', providerRef } as const
    const old = String(Math.floor(Date.now() / 1000) - 3_600)
    const oldBody = JSON.stringify({ kind: to.kind, id: providerRef })
    const signedWith = (secret: string) =>
      `sha256=${createHmac('sha256', secret).update(`${old}.${oldBody}`).digest('hex')}`
    const forged = [
      sendCallback(to, { secret: 'another secret' }),
      sendCallback(to, { headers: { 'x-signature': '' } }),
      sendCallback(to, { headers: { 'x-timestamp': 'now' } }),
      sendCallback(to, { body: { kind: 'ENROLLMENT', id: providerRef, status: 'APPROVED' } }),
      sendCallback(to, {
        headers: { 'x-timestamp': old, 'x-signature': signedWith(signatureAccount!.secret) },
      }),
      post('/api/signing/callback', { kind: 'ENROLLMENT', id: providerRef }),
    ]
    for (const { status, body } of await Promise.all(forged)) {
      assert.equal(status, 401)
      assert.equal(body.title, 'UnauthorizedException')
    }
    assert.equal((await signing.check(person)).status, 'SUBMITTED')
    assert.equal((await sendCallback({ ...to, providerRef: 'nobody' })).status, 404)
    assert.equal((await sendCallback({ kind: 'SIGNING', providerRef })).status, 404)
    await providerFaults('HOLD')
    assert.equal((await sendCallback(to)).status, 200)
    assert.equal((await signing.check(person)).status, 'SUBMITTED')
  })

  test('may begin anew after a refusal; what is needed no longer is erased', async ({ assert }) => {
    const person = await aReadySigner()
    await providerFaults('REJECT')
    ok(await signing.post('enrollment', person))
    const { provider_ref: providerRef, id } = await enrollmentOf(person)
    ok(await sendCallback({ kind: 'ENROLLMENT', providerRef }))
    const refused = await signing.check(person)
    assert.containSubset(refused, { nextStep: 'REJECTED', rejectionReason: 'UNCLEAR_VIDEO' })
    ok(await sendCallback({ kind: 'ENROLLMENT', providerRef }))
    await settle()
    assert.deepEqual(await templatesTo(person.phone), ['signature-enrollment-refused'])
    const kept = await filesOf(person)
    await providerFaults()
    ok(await signing.post('info-inquiry', person))
    assert.equal((await signing.check(person)).nextStep, 'VIDEO')
    assert.notEqual((await enrollmentOf(person)).id, id)

    const left = await aReadySigner()
    const [leftFile] = await filesOf(left)
    await eraseSignatureFiles.run({})
    assert.isTrue(await isKept(kept[0].file_key))
    await letWait('signature_enrollments', 'decided_at', '91 days')
    await letWait('signature_enrollments', 'updated_at', '8 days')
    await eraseSignatureFiles.run({})
    for (const { file_key: key } of [...kept, leftFile]) assert.isFalse(await isKept(key))
    assert.lengthOf(await db.from('signature_files').where({ enrollment_id: id }), 0)
    assert.containSubset(await signing.check(left), { nextStep: 'INFO', status: 'EXPIRED' })
    await eraseSignatureFiles.run({})
  })

  test('is for signed-in people, each for themselves', async ({ assert }) => {
    const nobody = { token: '' } as SignedIn
    for (const path of ['check', 'digest', 'random-sentence']) {
      assert.equal((await signing.get(path, nobody)).status, 401)
    }
    for (const path of ['info-inquiry', 'video', 'signature', 'enrollment', 'sign']) {
      assert.equal((await signing.post(path, nobody)).status, 401)
    }
    const [one, other] = [await aReadySigner(), await aSigner()]
    assert.containSubset(await signing.check(other), { nextStep: 'INFO', hasVideo: false })
    assert.equal((await signing.post('enrollment', other)).status, 422)
    assert.equal((await signing.check(one)).nextStep, 'SUBMIT')
    const path = `/api/admin/signature-enrollments/${(await enrollmentOf(one)).id}`
    for (const part of ['', '/video', '/signature']) {
      assert.equal((await get(path + part, { token: other.token })).status, 403)
    }
  })
})
